import { getRideMarks, hasRideClock } from './ride-clock.ts';
import { getRideOutcome, isCounted, type RideOutcome } from './ride-outcome.ts';
import { rodeoEvents } from './rodeo-event.ts';
import type { Video } from './video.ts';

/** What the figures are computed from. */
export type Ride = Pick<
  Video,
  | 'event_type'
  | 'score'
  | 'time'
  | 'result'
  | 'penalty'
  | 'event_date'
  | 'animal_marks'
  | 'ride_start'
  | 'ride_end'
>;

/** Shares and means of fewer rides with a result are not shown: one ride would change them too much. */
export const minimumRatedRides = 5;

/** The scored events together. */
export interface ScoredFigures<R> {
  /** Outs with a result: qualified rides, buck-offs, and those without a score; what the shares are of. */
  rated: number;
  qualified: number;
  buckedOff: number;
  /** From 0 to 1; undefined below `minimumRatedRides` rated rides. */
  qualifiedShare: number | undefined;
  /** The mean score of the qualified rides in points; undefined without one, and below `minimumRatedRides` rated rides. */
  meanScore: number | undefined;
  /** The qualified ride with the highest score, the first of several; undefined without one. */
  best: { ride: R; score: number } | undefined;
}

/** One timed event: times of different events cannot be compared. */
export interface TimedFigures<R> {
  eventId: number;
  /** Rides with a time; what the mean is of. */
  rated: number;
  /** Seconds; undefined below `minimumRatedRides` rated rides. */
  meanTime: number | undefined;
  /** The fastest ride, the first of several. */
  best: { ride: R; time: number };
}

/** Buck-offs of which the gate and the end are marked. */
export interface BuckOffFigures {
  /** What the mean is of. */
  rated: number;
  /** Seconds until the rider came off; undefined below `minimumRatedRides`. */
  mean: number | undefined;
}

/** The animal's half of the score, which judges give even if its rider comes off. */
export interface HalfFigures<R> {
  /** What the mean is of. */
  rated: number;
  /** Points; undefined below `minimumRatedRides`. */
  mean: number | undefined;
  /** The ride with the most points, the first of several; undefined without one. */
  best: { ride: R; points: number } | undefined;
}

export interface RideFigures<R = Ride> {
  /** All rides, with and without a result, but no re-rides and turn-outs. */
  outs: number;
  /** Rides without a result, which no other figure counts. */
  unknown: number;
  scored: ScoredFigures<R>;
  animalHalf: HalfFigures<R>;
  buckOffs: BuckOffFigures;
  /** The timed events that have a time, in the order of the events. */
  timed: TimedFigures<R>[];
}

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of an animal, of a rider, or of both together, from the rides of one season or of several. */
export function getRideFigures<R extends Ride>(all: readonly R[]): RideFigures<R> {
  const rides = all.filter(isCounted);
  return {
    outs: rides.length,
    unknown: rides.filter((ride) => getRideOutcome(ride) === 'unknown').length,
    scored: getScoredFigures(rides),
    animalHalf: getHalfFigures(rides),
    buckOffs: getBuckOffFigures(rides),
    timed: rodeoEvents.flatMap(({ id }) => getTimedFigures(rides, id) ?? []),
  };
}

function getScoredFigures<R extends Ride>(rides: readonly R[]): ScoredFigures<R> {
  const outcomes = rides.filter((ride) => hasRideClock(ride.event_type)).map(getRideOutcome);
  const count = (outcome: RideOutcome) => outcomes.filter((each) => each === outcome).length;
  const [qualified, buckedOff] = [count('qualified'), count('bucked-off')];
  const rated = qualified + buckedOff + count('no-score');
  const isShown = rated >= minimumRatedRides;
  const scored = rides.flatMap((ride) =>
    getRideOutcome(ride) === 'qualified' && ride.score !== null ? { ride, score: ride.score } : [],
  );
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return {
    ...{ rated, qualified, buckedOff },
    qualifiedShare: isShown ? qualified / rated : undefined,
    meanScore: isShown && best ? getMean(scored.map(({ score }) => score)) : undefined,
    best,
  };
}

/** Seconds that a rider stayed on; undefined unless the ride is a buck-off whose gate and end are marked. */
export function getBuckOffSeconds(ride: Ride): number | undefined {
  const marks = getRideOutcome(ride) === 'bucked-off' ? getRideMarks(ride) : undefined;
  return marks && marks.end - marks.start;
}

function getBuckOffFigures(rides: readonly Ride[]): BuckOffFigures {
  const seconds = rides.flatMap((ride) => getBuckOffSeconds(ride) ?? []);
  const isShown = seconds.length >= minimumRatedRides;
  return { rated: seconds.length, mean: isShown ? getMean(seconds) : undefined };
}

function getHalfFigures<R extends Ride>(rides: readonly R[]): HalfFigures<R> {
  const judged = rides.flatMap((ride) =>
    ride.animal_marks === null ? [] : [{ ride, points: ride.animal_marks }],
  );
  const isShown = judged.length >= minimumRatedRides;
  return {
    rated: judged.length,
    mean: isShown ? getMean(judged.map(({ points }) => points)) : undefined,
    best: judged.toSorted((one, other) => other.points - one.points)[0],
  };
}

function getTimedFigures<R extends Ride>(rides: readonly R[], eventId: number): TimedFigures<R> | undefined {
  const timed = rides.flatMap((ride) =>
    ride.event_type === eventId && getRideOutcome(ride) === 'timed' && ride.time !== null
      ? { ride, time: ride.time }
      : [],
  );
  const [best] = timed.toSorted((one, other) => one.time - other.time);
  if (!best) return undefined;
  const isShown = timed.length >= minimumRatedRides;
  return {
    eventId,
    rated: timed.length,
    meanTime: isShown ? getMean(timed.map(({ time }) => time)) : undefined,
    best,
  };
}
