import { getRideFigures, type RideFigures } from './ride-figures.ts';
import { getFirstFilms } from './ride-outcome.ts';
import { rodeoEvents } from './rodeo-event.ts';
import { getRodeoKey } from './rodeo.ts';
import { compareDays } from './ride-season.ts';
import type { Video } from './video.ts';

/** The rides of one event at one rodeo of one year. */
export interface RodeoRides {
  /** The title that the latest ride has. */
  title: string;
  location: string;
  /** The latest first. */
  rides: Video[];
}

export interface EventSeason {
  eventId: number;
  figures: RideFigures<Video>;
  /** The latest first. */
  rodeos: RodeoRides[];
}

/**
 * The rides of a person by event and rodeo: the events with most rides first. Rides of events that do not exist are left
 * out, and of a ride all films but one.
 */
export function groupByEventAndRodeo(rides: readonly Video[]): EventSeason[] {
  const latestFirst = getFirstFilms(rides).toSorted(compareDays);
  return rodeoEvents
    .map(({ id }) => ({ eventId: id, ofEvent: latestFirst.filter((ride) => ride.event_type === id) }))
    .filter(({ ofEvent }) => ofEvent.length > 0)
    .map(({ eventId, ofEvent }) => ({
      eventId,
      figures: getRideFigures(ofEvent),
      rodeos: groupByRodeo(ofEvent),
    }))
    .toSorted((one, other) => other.figures.outs - one.figures.outs);
}

function groupByRodeo(latestFirst: readonly Video[]): RodeoRides[] {
  const rodeos = new Map<string, RodeoRides & { rides: Video[] }>();
  for (const ride of latestFirst) {
    const key = getRodeoKey(ride);
    const { title, location, rides } = rodeos.get(key) ?? { ...ride, rides: [] };
    rides.push(ride);
    rodeos.set(key, { title, location, rides });
  }
  return [...rodeos.values()];
}
