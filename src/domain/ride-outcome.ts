import { getScoring, isRodeoEvent, type Scoring } from './rodeo-event.ts';
import type { Video } from './video.ts';

/**
 * How a ride ended, as it is stored beside its score or time (decision D87). The first six are those of rough stock, the
 * others those of timed events.
 */
export const rideResults = [
  ...(['qualified', 'bucked-off', 're-ride', 'missed-out', 'disqualified', 'turned-out'] as const),
  ...(['time', 'no-time'] as const),
] as const;
export type RideResult = (typeof rideResults)[number];

/** What says how a ride ended. Documents of the mobile app and older ones have neither a result nor a penalty. */
export type ResultFields = Pick<Video, 'event_type' | 'score' | 'time'> &
  Partial<Pick<Video, 'result' | 'penalty'>>;

/**
 * How figures count a ride. A score above 0 is `qualified`, 0 is `bucked-off`, a time above 0 is `timed`. Who missed out or
 * was disqualified was out all the same, as a run without a time is a run: `no-score`. A re-ride and a turn-out count
 * nowhere. Everything else is `unknown`: most rides without a result were posted before it was known.
 */
export type RideOutcome = 'qualified' | 'bucked-off' | 'timed' | 'no-score' | 'uncounted' | 'unknown';

const outcomes: Record<RideResult, RideOutcome> = {
  qualified: 'qualified',
  'bucked-off': 'bucked-off',
  're-ride': 'uncounted',
  'missed-out': 'no-score',
  disqualified: 'no-score',
  'turned-out': 'uncounted',
  time: 'timed',
  'no-time': 'no-score',
};

/** Bulls have no shoulders to spur out of the gate. */
const bullRiding = 1;

/** The results that an event can have; none for an event that does not exist. */
export function listResults(eventId: number): RideResult[] {
  if (!isRodeoEvent(eventId)) return [];
  const ofScoring: Record<Scoring, readonly RideResult[]> = {
    score: rideResults.slice(0, -2),
    time: rideResults.slice(-2),
  };
  return ofScoring[getScoring(eventId)].filter((result) => eventId !== bullRiding || result !== 'missed-out');
}

/**
 * What a score or time says by itself; undefined where it says nothing.
 *
 * @param value points or seconds, by the event
 */
export function getImpliedResult(eventId: number, value: number | null): RideResult | undefined {
  if (!isRodeoEvent(eventId) || value === null) return undefined;
  if (getScoring(eventId) === 'time') return value > 0 ? 'time' : undefined;
  if (value === 0) return 'bucked-off';
  return value > 0 ? 'qualified' : undefined;
}

/**
 * How a ride ended; undefined where that is not known. A score or time says it by itself: clients that know no results change
 * those alone, so a stored result that they contradict does not count.
 */
export function getRideResult(ride: ResultFields): RideResult | undefined {
  const value = ride[getScoring(ride.event_type)];
  const implied = getImpliedResult(ride.event_type, value);
  if (implied || value) return implied;
  const stored = listResults(ride.event_type).find((result) => result === ride.result);
  return stored === 'bucked-off' || stored === 'time' ? undefined : stored;
}

/** How a ride counts. */
export function getRideOutcome(ride: ResultFields): RideOutcome {
  const result = getRideResult(ride);
  return result ? outcomes[result] : 'unknown';
}

/** Whether a ride counts in figures, if only as an out. */
export const isCounted = (ride: ResultFields): boolean => getRideOutcome(ride) !== 'uncounted';

/** What says which ride a film shows. */
export type FilmFields = Partial<Pick<Video, 'id' | 'first_film' | 'created'>>;

const getTime = ({ created }: FilmFields) => created?.getTime() ?? 0;

/** Whether of two films of a ride the first one stands for it. */
const isBefore = (one: FilmFields, other: FilmFields, firstId: string) =>
  one.id === firstId ||
  (other.id !== firstId &&
    (getTime(one) - getTime(other) || ((one.id ?? '') < (other.id ?? '') ? -1 : 1)) < 0);

/**
 * One film for each ride: the first, or where it is not among these the earliest, as in the record of a rider whom the
 * first film does not name.
 */
export function getFirstFilms<R extends FilmFields>(films: readonly R[]): R[] {
  if (films.every(({ first_film }) => !first_film)) return [...films];
  const firsts = new Map<string, R>();
  for (const film of films) {
    const firstId = film.first_film || film.id;
    if (firstId === undefined) continue;
    const known = firsts.get(firstId);
    if (!known || isBefore(film, known, firstId)) firsts.set(firstId, film);
  }
  return films.filter((film) => film.id === undefined || firsts.get(film.first_film || film.id) === film);
}

/** The rides that figures count, each once. All of them start here, so that what counts is decided once. */
export const getCountedRides = <R extends ResultFields & FilmFields>(rides: readonly R[]): R[] =>
  getFirstFilms(rides.filter(isCounted));

/** The seconds of a time that are a penalty; 0 for a ride without one. */
export function getPenalty(ride: ResultFields): number {
  const { time, penalty = 0 } = ride;
  return getRideResult(ride) === 'time' && time !== null && penalty > 0 && penalty < time ? penalty : 0;
}
