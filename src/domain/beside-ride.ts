import { copy } from './copy.ts';
import { isRider } from './meetings.ts';
import { presentResult } from './present-result.ts';
import { getRideMarks } from './ride-clock.ts';
import { isOneRide } from './one-ride.ts';
import { compareDays } from './ride-season.ts';
import { getFirstFilms } from './ride-outcome.ts';
import { getScoring } from './rodeo-event.ts';
import { groupByEvent } from './rodeo-results.ts';
import { getRiders, type Video } from './video.ts';

/**
 * What a ride can be shown beside: its riders on the same animal, the newest first, and elsewhere in the same event, and
 * anybody on the same animal, the best first. Each ride once, by its first film, and never the ride itself.
 */
export interface BesideGroups {
  onAnimal: Video[];
  inEvent: Video[];
  ofOthers: Video[];
}

/** The best of one event first. */
const rank = (rides: readonly Video[]) => groupByEvent(rides)[0]?.rides ?? [];

/** Whether two rides have a rider in common. */
export const haveSameRider = (ride: Video, other: Video): boolean =>
  getRiders(ride).some(({ id }) => isRider(other, id));

const differ = (one: string | undefined, other: string | undefined) =>
  Boolean(one) && Boolean(other) && one !== other;

/**
 * Whether a film looks like another one of the ride: nobody has linked them, but neither does the rodeo, where both name one,
 * or the result say that they are two. A rider has two rodeos on a day in July.
 */
const looksLikeFilm = (ride: Video, other: Video): boolean =>
  isOneRide(ride, other) &&
  !differ(ride.rodeo_id, other.rodeo_id) &&
  !differ(presentResult(ride)?.listed, presentResult(other)?.listed);

/** @param others rides of its riders and of its animal, in any order; several times, if need be */
export function groupBesideRides(ride: Video, others: readonly Video[]): BesideGroups {
  const each = [...new Map(others.map((other) => [other.id, other])).values()];
  // Lists know the first film of a ride, its page does not.
  const { id, first_film = '' } = each.find((other) => other.id === ride.id) ?? ride;
  const isFilm = (other: Video) => [id, first_film].includes(other.first_film || other.id);
  const rides = getFirstFilms(each).filter(
    (other) => other.id !== ride.id && other.event_type === ride.event_type && !isFilm(other),
  );
  const hasRider = (other: Video) => haveSameRider(ride, other);
  const isOnAnimal = (other: Video) => ride.animal_id !== '' && other.animal_id === ride.animal_id;
  const own = rides.filter(hasRider);
  return {
    onAnimal: own.filter(isOnAnimal).toSorted(compareDays),
    inEvent: rank(own.filter((other) => !isOnAnimal(other))),
    ofOthers: rank(rides.filter((other) => isOnAnimal(other) && !hasRider(other))),
  };
}

/**
 * The ride to offer beside another at its end: the rider's last on the animal, else the rider's best in the event, else the
 * best that anybody made on the animal. Only where both have a gate to start from.
 */
export function findBesideRide(ride: Video, others: readonly Video[]): Video | undefined {
  if (!getRideMarks(ride)) return undefined;
  const { onAnimal, inEvent, ofOthers } = groupBesideRides(
    ride,
    others.filter((other) => getRideMarks(other) && !looksLikeFilm(ride, other)),
  );
  return onAnimal[0] ?? inEvent[0] ?? ofOthers[0];
}

/** What a ride is called beside another: `your 85`, `the buck-off`. @param readerId who reads it; undefined for visitors */
export function nameBesideRide(ride: Video, readerId: string | undefined): string {
  const isOwn = readerId !== undefined && isRider(ride, readerId);
  const words = copy.beside[isOwn ? 'yours' : 'theirs'];
  const result = presentResult(ride);
  if (result?.figure !== undefined) return words[getScoring(ride.event_type)](result.spoken);
  return result?.result === 'bucked-off' ? words.buckOff : words.ride;
}

/** The town of a ride's place, without its state; empty where neither is known. */
export const getTown = ({ location }: Pick<Video, 'location'>): string =>
  (location.split(',')[0] ?? '').trim();
