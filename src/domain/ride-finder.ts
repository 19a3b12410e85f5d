/*
 * Finds rides in the recording of a performance: the chute opens, the picture moves more than before, and the crowd is
 * louder, for some seconds. Both are compared with the minutes around, since light, music and the distance of the camera
 * change in the course of a night.
 */

import type { Selection } from './trim.ts';

/** What is known about each step of a source. */
export interface SourceActivity {
  readonly stepSeconds: number;
  /** How much changes in the picture, as the mean size of its frames in bytes. */
  readonly motion: ArrayLike<number>;
  /** Decibels; undefined without sound. */
  readonly loudness: ArrayLike<number> | undefined;
}

export interface FoundRides {
  /** Seconds, in their order. They do not overlap. */
  readonly rides: Selection[];
  /** How lively the source is from its start to its end, from 0 to 1. */
  readonly activity: number[];
}

/** The minutes around a moment that it is compared with, to either side, in seconds. */
const surroundingsSeconds = 120;
/** Medians are the same for a while. */
const medianEverySeconds = 10;
const smoothSeconds = 2;
/** Differences that every source has: half a bit of the frame sizes' logarithm, and decibels. */
const leastSpread = { motion: 0.2, loudness: 1.5 };
const maxScore = 6;
/** What a ride reaches, and what belongs to it, in multiples of the usual difference. */
const peakScore = 2;
const edgeScore = 1;
const maxGapSeconds = 2;
const lengths = { min: 3, max: 60 };
/** What is shown before the gate opens and after the ride. */
const lead = { before: 3, after: 3 };
const activityCount = 150;

/** Where rides probably are. */
export function locateRides({ stepSeconds, motion, loudness }: SourceActivity): FoundRides {
  const count = motion.length;
  const toSteps = (seconds: number) => Math.max(1, Math.round(seconds / stepSeconds));
  const bits = Float64Array.from(motion, (bytes) => Math.log2(bytes + 1));
  const moving = score(bits, leastSpread.motion, toSteps);
  const loud = loudness && score(Float64Array.from(loudness), leastSpread.loudness, toSteps);
  const scores = moving.map((value, step) => combine(value, loud?.[step]));
  const end = count * stepSeconds;
  const rides = findRegions(scores, toSteps(maxGapSeconds))
    .map(([first, last]) => ({ start: first * stepSeconds, end: last * stepSeconds }))
    .filter(({ start, end: regionEnd }) => isLengthOfRide(regionEnd - start))
    .map((region) => ({
      start: Math.max(0, region.start - lead.before),
      end: Math.min(end, region.end + lead.after),
    }));
  return { rides: withoutOverlaps(rides), activity: summarize(scores) };
}

const isLengthOfRide = (seconds: number) => seconds >= lengths.min && seconds <= lengths.max;

/** Music is loud without a ride, and a camera that is turned moves the picture: a ride does both. */
function combine(moving: number, loud: number | undefined): number {
  if (loud === undefined) return moving;
  return (Math.min(moving, loud) + (moving + loud) / 2) / 2;
}

/** How far each step is above the median of its surroundings, in multiples of their usual difference. */
function score(
  values: Float64Array,
  leastDifference: number,
  toSteps: (seconds: number) => number,
): Float64Array {
  const around = toSteps(surroundingsSeconds);
  const every = toSteps(medianEverySeconds);
  const scores = new Float64Array(values.length);
  for (let from = 0; from < values.length; from += every) {
    const near = values.slice(Math.max(0, from - around), from + every + around);
    const median = getMedian(near);
    const spread = Math.max(leastDifference, 1.5 * getMedian(near.map((value) => Math.abs(value - median))));
    for (let step = from; step < Math.min(values.length, from + every); step += 1)
      scores[step] = Math.max(-maxScore, Math.min(maxScore, ((values[step] ?? 0) - median) / spread));
  }
  return smooth(scores, toSteps(smoothSeconds));
}

function getMedian(values: Float64Array): number {
  return values.toSorted()[Math.floor(values.length / 2)] ?? 0;
}

/** The mean of the steps around each. */
function smooth(values: Float64Array, steps: number): Float64Array {
  const half = Math.floor(steps / 2);
  return values.map((_value, step) => {
    const near = values.subarray(Math.max(0, step - half), step + half + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** First and last step of what is lively; short pauses belong to it. */
function findRegions(scores: Float64Array, maxGap: number): [first: number, last: number][] {
  const regions: { first: number; last: number; peak: number }[] = [];
  scores.forEach((value, step) => {
    if (value < edgeScore) return;
    const open = regions.at(-1);
    if (open && step - open.last <= maxGap) {
      open.last = step;
      open.peak = Math.max(open.peak, value);
    } else regions.push({ first: step, last: step, peak: value });
  });
  return regions.filter(({ peak }) => peak >= peakScore).map(({ first, last }) => [first, last + 1]);
}

function withoutOverlaps(rides: readonly Selection[]): Selection[] {
  return rides
    .map(({ start, end }, index) => {
      const previous = rides[index - 1];
      if (!previous || previous.end <= start) return { start, end };
      return { start: (start + previous.end) / 2, end };
    })
    .map((ride, index, moved) => {
      const next = moved[index + 1];
      return next && next.start < ride.end ? { ...ride, end: next.start } : ride;
    });
}

function summarize(scores: Float64Array): number[] {
  const size = scores.length / Math.min(activityCount, scores.length);
  return Array.from({ length: Math.min(activityCount, scores.length) }, (_, index) => {
    const part = scores.subarray(
      Math.floor(index * size),
      Math.max(Math.floor((index + 1) * size), index + 1),
    );
    const highest = part.reduce((high, value) => Math.max(high, value), 0);
    return Math.round((Math.min(maxScore, highest) / maxScore) * 100) / 100;
  });
}
