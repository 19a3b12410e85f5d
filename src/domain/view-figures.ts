import { getFirstFilms } from './ride-outcome.ts';
import { getRideMonth, getRideYear } from './ride-season.ts';
import type { Video } from './video.ts';

/** A ride with how often its video was viewed until now: the counters have no dates. */
export interface WatchedRide {
  ride: Video;
  views: number;
}

interface ViewFigures {
  rides: number;
  views: number;
}

/** The views of the rides of a month, or of a year; not the views in that time. */
export interface ViewPeriod extends ViewFigures {
  /** From 1 to 12 for a month. */
  period: number;
}

/** The views of the rides of an animal. */
export interface WatchedAnimal extends ViewFigures {
  id: string;
  name: string;
  brand: string;
}

/**
 * The most viewed first, others in their order; films of one ride are one, with the views of all.
 *
 * @param counts by `video_id`; a video without one has no views
 */
export function getWatchedRides(rides: readonly Video[], counts: ReadonlyMap<string, number>): WatchedRide[] {
  const views = new Map<string, number>();
  const getRide = ({ id, first_film = id }: Video) => first_film;
  for (const film of rides)
    views.set(getRide(film), (views.get(getRide(film)) ?? 0) + (counts.get(film.video_id) ?? 0));
  return getFirstFilms(rides)
    .map((ride) => ({ ride, views: views.get(getRide(ride)) ?? 0 }))
    .toSorted((one, other) => other.views - one.views);
}

/** How many rides there are, and the views of all. */
export const sumViews = (watched: readonly WatchedRide[]): ViewFigures => ({
  rides: watched.length,
  views: watched.reduce((sum, { views }) => sum + views, 0),
});

/** The months of a year that have rides, the earliest first. */
export const sumViewsByMonth = (watched: readonly WatchedRide[], year: number) =>
  sumByPeriod(watched, (ride) => (getRideYear(ride) === year ? getRideMonth(ride) : undefined));

/** The years that have rides, the earliest first. */
export const sumViewsByYear = (watched: readonly WatchedRide[]) => sumByPeriod(watched, getRideYear);

function sumByPeriod(
  watched: readonly WatchedRide[],
  getPeriod: (ride: Video) => number | undefined,
): ViewPeriod[] {
  const periods = new Map<number, ViewPeriod>();
  for (const { ride, views } of watched) {
    const period = getPeriod(ride);
    if (period === undefined) continue;
    const sum = periods.get(period) ?? { period, rides: 0, views: 0 };
    periods.set(period, { period, rides: sum.rides + 1, views: sum.views + views });
  }
  return [...periods.values()].toSorted((one, other) => one.period - other.period);
}

/** The animals of an account in these rides, the most viewed first, under the name that a ride states first. */
export function getWatchedAnimals(watched: readonly WatchedRide[], ownerId: string): WatchedAnimal[] {
  const animals = new Map<string, WatchedAnimal>();
  for (const { ride, views } of watched) {
    const { animal_id: id, animal_name, animal_brand, tagged_animal_contractor_id } = ride;
    if (!id || tagged_animal_contractor_id !== ownerId) continue;
    const animal = animals.get(id) ?? { id, name: '', brand: '', rides: 0, views: 0 };
    animals.set(id, {
      id,
      name: animal.name || animal_name,
      brand: animal.brand || animal_brand,
      rides: animal.rides + 1,
      views: animal.views + views,
    });
  }
  return [...animals.values()].toSorted((one, other) => other.views - one.views);
}
