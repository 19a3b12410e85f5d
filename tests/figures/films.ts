import type { Stored } from './generate-rides.ts';
import type { ReadRide } from './read-ride.ts';

/* Films of one ride, in words of their own: nothing here is imported from the product. */

/** A document of `ride_links`. */
export interface StoredLink {
  id: string;
  first_video_id: string;
  state: string;
}

/**
 * Films every seventh ride once more or twice: with another result, without its riders or its animal, of another day, as
 * the ride after a re-ride, of another rider through a film of nobody. Links are accepted or not, lead to films that are
 * gone, or run in chains.
 */
export function addFilms(rides: readonly Stored[]): { films: Stored[]; links: StoredLink[] } {
  const links: StoredLink[] = [];
  const copies = rides.flatMap((ride, index) => {
    if (index % 7 !== 0) return [];
    const turn = (index / 7) % 12;
    const names = [`a-${ride.id}`, `z-${ride.id}`];
    const changes: Record<string, unknown>[] = [
      turn === 1 || turn === 10
        ? { contestants_id: [], account_upload: 1 }
        : turn === 2
          ? { animal_id: '' }
          : {},
      turn === 3
        ? { event_date: 1_767_225_600 }
        : turn === 4
          ? { result: 're-ride', score: null }
          : turn === 10
            ? { contestants_id: ['a-stranger'] }
            : {},
    ];
    for (const [place, name] of names.entries()) {
      const isChain = place === 1 && turn % 2 === 0;
      links.push({
        id: name,
        first_video_id: turn === 5 ? 'gone' : isChain ? `a-${ride.id}` : ride.id,
        state: turn === 6 ? 'proposed' : turn === 7 && place === 0 ? 'refused' : 'accepted',
      });
    }
    return names.map((id, place): Stored => ({
      ...{ ...ride, ...changes[place], id },
      ...(turn === 8 && typeof ride['score'] === 'number' && { score: 77 }),
    }));
  });
  const films = [...rides, ...copies].map((film, index) => ({
    ...film,
    created: new Date(1_780_000_000_000 + index * 1000),
  }));
  // One that was said to be the first lacks its rider, whom the later ones name.
  const bare = films.map((film, index) =>
    index % 84 === 63 ? { ...film, contestants_id: [], account_upload: 1 } : film,
  );
  return { films: bare, links };
}

const areEqual = (ones: readonly string[], others: readonly string[]) => {
  if (ones.length === 0 || others.length === 0) return 'unknown';
  return ones.some((one) => others.includes(one)) ? 'yes' : 'no';
};

const compareNames = (one: ReadRide, other: ReadRide) => [
  areEqual([one.animal].filter(Boolean), [other.animal].filter(Boolean)),
  areEqual(one.riders, other.riders),
];

function isSameRide(one: ReadRide, other: ReadRide): boolean {
  if (!one.day || one.day.getTime() !== other.day?.getTime() || one.event !== other.event) return false;
  if ((one.meaning === 'nothing') !== (other.meaning === 'nothing')) return false;
  const answers = compareNames(one, other);
  return answers.includes('yes') && !answers.includes('no');
}

/** Which ride each film shows: the id of its first film. */
export function nameRides(rides: readonly ReadRide[], links: readonly StoredLink[]): Map<string, string> {
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  const follow = (ride: ReadRide, asked: ReadRide): string => {
    const link = links.find(({ id, state }) => id === ride.id && state === 'accepted');
    const first = link && byId.get(link.first_video_id);
    if (!first || !isSameRide(first, ride) || compareNames(first, asked).includes('no')) return ride.id;
    return follow(first, asked);
  };
  return new Map(rides.map((ride) => [ride.id, follow(ride, ride)]));
}

/** One film of each ride: the first one, or if it is not among them the oldest. */
export const leaveOneFilm = (rides: readonly ReadRide[]): ReadRide[] =>
  rides.filter((ride) => {
    const films = rides.filter((other) => other.ride === ride.ride);
    const best = films.find(({ id }) => id === ride.ride) ?? films.toSorted((a, b) => a.age - b.age)[0];
    return best === ride;
  });
