/*
 * Finds rides in the recording of a performance: the chute opens, the picture moves more than before, and the crowd is
 * louder, for some seconds. Both are compared with the quiet of the minutes around, since light, music and the distance of
 * the camera change in the course of a night.
 */

import { clamp } from './timeline.ts';
import type { Selection } from './trim.ts';

/** What is measured of a source, a number for each step. No picture and no sound can be made of it. */
export interface NightSeries {
  readonly stepSeconds: number;
  /** The mean size of the frames between keyframes, in bytes. */
  readonly sizes: ArrayLike<number>;
  /** The noise between the words, from 1 to 4 kHz, in decibels; undefined without sound. */
  readonly loudness?: ArrayLike<number> | undefined;
  /** What moves between pictures (`picture-movement.ts`), of the steps looked at so far; undefined where the sizes tell it. */
  readonly movement?: ArrayLike<number> | undefined;
}

export interface FoundRide extends Selection {
  /** From 0 to 1. From `sureConfidence` on, picture and sound say it both. */
  readonly confidence: number;
}

/**
 * What a search went by: picture and sound, or the picture only, as the sound is flat, such as that of a microphone that was
 * off, or there is none; or hardly the picture, as its frames can be neither measured by their sizes nor decoded.
 */
export type FoundBy = 'both' | 'flat sound' | 'no sound' | 'unseen';

export interface FoundRides {
  /** In their order. They do not overlap. */
  readonly rides: FoundRide[];
  /** How lively the source is from its start to its end, from 0 to 1 at its liveliest. */
  readonly activity: number[];
  readonly foundBy: FoundBy;
}

export const sureConfidence = 0.5;
/** Others are suggested only when a person wants more. */
export const suggestedConfidence = 0.2;

/** The minutes around a moment that it is compared with, to either side, in seconds. */
export const surroundingsSeconds = 120;
/** What is usual is the same for a while. */
const usualEverySeconds = 10;
/** Rides back to back fill most of their minutes: what is usual, and by how much it varies, is below them. */
const quiet = { usual: 0.35, low: 0.1, spread: 1.3 };
const smoothSeconds = 2;
/** What fills less than half of it is somebody before the lens or a turn of the camera: the shortest ride takes longer. */
const passingSeconds = 4.5;
/** Differences that every source has: bits of a size's or a movement's logarithm, and decibels. */
const leastSpread = { sizes: 0.1, movement: 0.2, loudness: 1.5 };
/** Louder and softer by less than this, in decibels, is flat. */
const flatDecibels = 3;
const maxScore = 6;
/**
 * What a ride reaches, in multiples of the usual difference: where picture and sound say it, where only one of them does,
 * where there is only the picture, which sound would add to, and where it may be anything.
 */
const bothScore = 2.7;
const clearScore = 2.4;
const silentScore = 1.8;
const faintScore = 1.4;
/** What belongs to it. */
const edgeScore = 1;
/** How much the picture gains where it is loud, and loses where it is soft. */
const soundShare = { of: 0.35, least: -1.5, most: 2.5 };
const maxGapSeconds = 2;
const lengths = { min: 3, max: 60 };
/** What is shown before the gate opens and after the ride. */
const lead = { before: 3, after: 3 };
const activityCount = 150;

type ToSteps = (seconds: number) => number;

/** What a search goes by, and how sure is what it finds: at the score that is needed, and at the highest one. */
interface View {
  readonly scores: Float64Array;
  readonly leastScore: number;
  readonly confidence: readonly [least: number, most: number];
}

/** Where rides probably are. */
export function locateRides(series: NightSeries): FoundRides {
  const { stepSeconds, sizes } = series;
  const toSteps: ToSteps = (seconds) => Math.max(1, Math.round(seconds / stepSeconds));
  const moving = scoreMovement(series, toSteps);
  const { foundBy, loud } = scoreSound(series, toSteps);
  const picture = loud ? addSound(moving, loud) : moving;
  const views: View[] = [
    {
      scores: picture,
      leastScore: loud ? clearScore : silentScore,
      confidence: [suggestedConfidence, sureConfidence],
    },
    { scores: picture, leastScore: faintScore, confidence: [0.1, suggestedConfidence] },
  ];
  if (loud) {
    views.unshift({ scores: combine(moving, loud), leastScore: bothScore, confidence: [sureConfidence, 1] });
    views.push({ scores: loud, leastScore: clearScore, confidence: [0, 0.1] });
  }
  const found: FoundRide[] = [];
  for (const { scores, leastScore, confidence } of views)
    for (const { first, last, peak } of findRegions(scores, toSteps(maxGapSeconds), leastScore)) {
      const [start, end] = [first * stepSeconds, (last + 1) * stepSeconds];
      const isFree = found.every((ride) => ride.end <= start || ride.start >= end);
      if (isFree && isLengthOfRide(end - start))
        found.push({ start, end, confidence: toConfidence(peak, leastScore, confidence) });
    }
  const duration = sizes.length * stepSeconds;
  const rides = found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, confidence }) => ({
      start: Math.max(0, start - lead.before),
      end: Math.min(duration, end + lead.after),
      confidence,
    }));
  return { rides: withoutOverlaps(rides), activity: summarize(picture), foundBy };
}

/** Below the most, which belongs to the next view. */
function toConfidence(peak: number, leastScore: number, [least, most]: View['confidence']): number {
  const share = clamp((peak - leastScore) / (maxScore - leastScore), 0, 0.99);
  return least + share * (most - least);
}

function scoreMovement({ sizes, movement }: NightSeries, toSteps: ToSteps): Float64Array {
  if (!movement) return score(toBits(sizes), leastSpread.sizes, toSteps);
  const scores = new Float64Array(sizes.length);
  const lasting = takeMedians(toBits(movement), toSteps(passingSeconds));
  scores.set(score(lasting, leastSpread.movement, toSteps));
  return scores;
}

function scoreSound({ loudness }: NightSeries, toSteps: ToSteps): { foundBy: FoundBy; loud?: Float64Array } {
  if (!loudness) return { foundBy: 'no sound' };
  const decibels = Float64Array.from(loudness);
  const sorted = decibels.toSorted();
  if (getPart(sorted, 0.98) - getPart(sorted, 0.02) < flatDecibels) return { foundBy: 'flat sound' };
  return { foundBy: 'both', loud: score(decibels, leastSpread.loudness, toSteps) };
}

const toBits = (values: ArrayLike<number>): Float64Array =>
  Float64Array.from(values, (value) => Math.log2(value + 1));
const isLengthOfRide = (seconds: number) => seconds >= lengths.min && seconds <= lengths.max;
const getPart = (sorted: Float64Array, part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;

/** Music is loud without a ride, and a camera that is turned moves the picture: a ride does both. */
const combine = (moving: Float64Array, loud: Float64Array): Float64Array =>
  moving.map((value, step) => {
    const other = loud[step] ?? 0;
    return (Math.min(value, other) + (value + other) / 2) / 2;
  });

/** What the picture says, a little more where it is loud. */
const addSound = (moving: Float64Array, loud: Float64Array): Float64Array =>
  moving.map(
    (value, step) => value + soundShare.of * clamp(loud[step] ?? 0, soundShare.least, soundShare.most),
  );

/** How far each step is above what is usual in its surroundings, in multiples of their usual difference. */
function score(values: Float64Array, leastDifference: number, toSteps: ToSteps): Float64Array {
  const around = toSteps(surroundingsSeconds);
  const every = toSteps(usualEverySeconds);
  const scores = new Float64Array(values.length);
  for (let from = 0; from < values.length; from += every) {
    const near = values.slice(Math.max(0, from - around), from + every + around).toSorted();
    const usual = getPart(near, quiet.usual);
    const spread = Math.max(leastDifference, quiet.spread * (usual - getPart(near, quiet.low)));
    for (let step = from; step < Math.min(values.length, from + every); step += 1)
      scores[step] = clamp(((values[step] ?? 0) - usual) / spread, -maxScore, maxScore);
  }
  return smooth(scores, toSteps(smoothSeconds));
}

/** The mean of the steps around each. */
const smooth = (values: Float64Array, steps: number): Float64Array =>
  mapNear(values, steps, (near) => near.reduce((sum, value) => sum + value, 0) / near.length);

/** The median of the steps around each, which a short one does not move, however high it is. */
const takeMedians = (values: Float64Array, steps: number): Float64Array =>
  mapNear(values, steps, (near) => getPart(near.toSorted(), 0.5));

function mapNear(
  values: Float64Array,
  steps: number,
  summarizeNear: (near: Float64Array) => number,
): Float64Array {
  const half = Math.floor(steps / 2);
  return values.map((_value, step) =>
    summarizeNear(values.subarray(Math.max(0, step - half), step + half + 1)),
  );
}

interface Region {
  first: number;
  last: number;
  peak: number;
}
/** First and last step of what is lively; short pauses belong to it. */
function findRegions(scores: Float64Array, maxGap: number, leastPeak: number): Region[] {
  const regions: Region[] = [];
  scores.forEach((value, step) => {
    if (value < edgeScore) return;
    const open = regions.at(-1);
    if (open && step - open.last <= maxGap) {
      open.last = step;
      open.peak = Math.max(open.peak, value);
    } else regions.push({ first: step, last: step, peak: value });
  });
  return regions.filter(({ peak }) => peak >= leastPeak);
}

function withoutOverlaps(rides: readonly FoundRide[]): FoundRide[] {
  return rides
    .map((ride, index) => {
      const previous = rides[index - 1];
      if (!previous || previous.end <= ride.start) return ride;
      return { ...ride, start: (ride.start + previous.end) / 2 };
    })
    .map((ride, index, moved) => {
      const next = moved[index + 1];
      return next && next.start < ride.end ? { ...ride, end: next.start } : ride;
    });
}

/** As high as it can be drawn: what was measured shows also where nothing is found. */
function summarize(scores: Float64Array): number[] {
  const count = Math.min(activityCount, scores.length);
  const size = scores.length / count;
  const levels = Array.from({ length: count }, (_, index) => {
    const first = Math.floor(index * size);
    return Math.max(0, ...scores.subarray(first, Math.max(Math.floor((index + 1) * size), first + 1)));
  });
  const highest = Math.max(edgeScore, ...levels);
  return levels.map((level) => Math.round((level / highest) * 100) / 100);
}

/** Seconds over which sizes are compared: a ride has some. */
const rateSeconds = 2;
/** How much the sizes vary where the encoder keeps the quality: by half of their mean. */
const tellingVariation = 0.5;

/**
 * Whether the sizes of frames tell what moves. They do where the encoder keeps the quality; phones keep the rate instead, so
 * that all frames are alike.
 */
export function doSizesTell({ stepSeconds, sizes }: Pick<NightSeries, 'stepSeconds' | 'sizes'>): boolean {
  const toSteps: ToSteps = (seconds) => Math.max(1, Math.round(seconds / stepSeconds));
  const rates = smooth(Float64Array.from(sizes), toSteps(rateSeconds));
  const part = 2 * toSteps(surroundingsSeconds);
  // A camera that is put down for a while varies once.
  const variations = Array.from({ length: Math.ceil(rates.length / part) }, (_, index) =>
    getVariation(rates.subarray(index * part, (index + 1) * part)),
  );
  return getPart(Float64Array.from(variations).toSorted(), 0.5) >= tellingVariation;
}

/** The standard deviation as a share of the mean. */
function getVariation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return mean > 0 ? Math.sqrt(square) / mean : 0;
}
