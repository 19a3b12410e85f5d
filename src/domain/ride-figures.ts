import { getMean, type Mean } from './exact-numbers.ts';
import { getRideMarks, hasRideClock, isQualified } from './ride-clock.ts';
import { getCountedRides, getRideOutcome, type FilmFields, type RideOutcome } from './ride-outcome.ts';
import { rodeoEvents } from './rodeo-event.ts';
import { getRodeoKey } from './rodeo.ts';
import type { Video } from './video.ts';

/** What the figures are computed from. */
export type Ride = Pick<
  Video,
  | 'title'
  | 'location'
  | 'rodeo_id'
  | 'event_type'
  | 'score'
  | 'time'
  | 'result'
  | 'penalty'
  | 'event_date'
  | 'animal_marks'
  | 'ride_start'
  | 'ride_end'
> &
  FilmFields;

/** Shares of fewer rides with a result and means of fewer rides are not shown: one ride would change them too much. */
export const minimumRides = 5;

const getMeanOf = (values: readonly number[]): Mean | undefined =>
  values.length >= minimumRides ? getMean(values) : undefined;

/** One scored event: nobody adds the scores of bulls and broncs. */
export interface ScoredFigures<R> {
  eventId: number;
  /** Outs with a result: qualified rides, buck-offs, and those without a score; what the shares are of. At least one. */
  rated: number;
  qualified: number;
  buckedOff: number;
  /** Points of the qualified rides; undefined of fewer than `minimumRides`. */
  meanScore: Mean | undefined;
  /** The qualified ride with the highest score, the first of several; undefined without one. */
  best: { ride: R; score: number } | undefined;
  animalHalf: HalfFigures<R>;
  buckOffs: BuckOffFigures;
}

/** One timed event: times of different events cannot be compared. */
export interface TimedFigures<R> {
  eventId: number;
  /** Rides with a time. */
  rated: number;
  /** Seconds; undefined of fewer than `minimumRides`, and of runs at several rodeos, whose arenas differ. */
  meanTime: Mean | undefined;
  /** The fastest ride, the first of several. */
  best: { ride: R; time: number };
}

/** Buck-offs of which the gate and the end are marked. */
export interface BuckOffFigures {
  /** What the mean is of. */
  rated: number;
  /** Seconds until the rider came off; undefined of fewer than `minimumRides`. */
  mean: Mean | undefined;
}

/** The animal's half of the score, which judges give even if its rider comes off. */
export interface HalfFigures<R> {
  /** What the mean is of. */
  rated: number;
  /** Points; undefined of fewer than `minimumRides`. */
  mean: Mean | undefined;
  /** The ride with the most points, the first of several; undefined without one. */
  best: { ride: R; points: number } | undefined;
}

export interface RideFigures<R = Ride> {
  /** All rides, with and without a result, but no re-rides and turn-outs. */
  outs: number;
  /** Rides without a result, which no other figure counts. */
  unknown: number;
  /** The scored events that have a ride with a result, in the order of the events. */
  scored: ScoredFigures<R>[];
  /** The timed events that have a time, in the order of the events. */
  timed: TimedFigures<R>[];
}

/** The figures of an animal, of a rider, or of both together, from the rides of one season or of several. */
export function getRideFigures<R extends Ride>(all: readonly R[]): RideFigures<R> {
  const rides = getCountedRides(all);
  const rated = rides.filter((ride) => getRideOutcome(ride) !== 'unknown');
  // A board has thousands of riders with a ride or two each.
  const events = new Set(rated.map(({ event_type }) => event_type));
  const byEvent = rodeoEvents
    .filter(({ id }) => events.has(id))
    .map(({ id }) => ({ eventId: id, ofEvent: rated.filter((ride) => ride.event_type === id) }));
  return {
    outs: rides.length,
    unknown: rides.length - rated.length,
    scored: byEvent
      .filter(({ eventId }) => hasRideClock(eventId))
      .map(({ eventId, ofEvent }) => getScoredFigures(ofEvent, eventId)),
    timed: byEvent.flatMap(({ eventId, ofEvent }) => getTimedFigures(ofEvent, eventId) ?? []),
  };
}

function getScoredFigures<R extends Ride>(rated: readonly R[], eventId: number): ScoredFigures<R> {
  const outcomes = rated.map(getRideOutcome);
  const count = (outcome: RideOutcome) => outcomes.filter((each) => each === outcome).length;
  const scored = rated.flatMap((ride, index) =>
    outcomes[index] === 'qualified' && ride.score !== null ? { ride, score: ride.score } : [],
  );
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return {
    eventId,
    rated: rated.length,
    qualified: count('qualified'),
    buckedOff: count('bucked-off'),
    meanScore: getMeanOf(scored.map(({ score }) => score)),
    best,
    animalHalf: getHalfFigures(rated),
    buckOffs: getBuckOffFigures(rated),
  };
}

/**
 * Seconds that a rider stayed on; undefined unless the ride is a buck-off whose gate and end are marked, before eight
 * seconds: after them the marks are wrong, or the ride was disqualified.
 */
export function getBuckOffSeconds(ride: Ride): number | undefined {
  const marks = getRideOutcome(ride) === 'bucked-off' ? getRideMarks(ride) : undefined;
  const seconds = marks && marks.end - marks.start;
  return seconds === undefined || isQualified(seconds) ? undefined : seconds;
}

function getBuckOffFigures(rides: readonly Ride[]): BuckOffFigures {
  const seconds = rides.flatMap((ride) => getBuckOffSeconds(ride) ?? []);
  return { rated: seconds.length, mean: getMeanOf(seconds) };
}

function getHalfFigures<R extends Ride>(rides: readonly R[]): HalfFigures<R> {
  const judged = rides.flatMap((ride) =>
    ride.animal_marks === null ? [] : [{ ride, points: ride.animal_marks }],
  );
  return {
    rated: judged.length,
    mean: getMeanOf(judged.map(({ points }) => points)),
    best: judged.toSorted((one, other) => other.points - one.points)[0],
  };
}

function getTimedFigures<R extends Ride>(rated: readonly R[], eventId: number): TimedFigures<R> | undefined {
  const timed = rated.flatMap((ride) =>
    getRideOutcome(ride) === 'timed' && ride.time !== null ? { ride, time: ride.time } : [],
  );
  const [best] = timed.toSorted((one, other) => one.time - other.time);
  if (!best) return undefined;
  const mean = getMeanOf(timed.map(({ time }) => time));
  const isOneRodeo = mean && new Set(timed.map(({ ride }) => getRodeoKey(ride))).size === 1;
  return { eventId, rated: timed.length, meanTime: isOneRodeo ? mean : undefined, best };
}
