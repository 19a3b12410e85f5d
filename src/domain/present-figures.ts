import { formatCount } from '#src/languages/format-facts.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { cutSeconds, formatMean, formatPercents, formatTyped } from './exact-numbers.ts';
import {
  minimumRides,
  type Ride,
  type RideFigures,
  type ScoredFigures,
  type TimedFigures,
} from './ride-figures.ts';
import { getRodeoEventName } from './rodeo-event.ts';

/** A figure of rides as it is shown, wherever it is shown. */
export interface Figure<R = Ride, Key extends string = FigureKey> {
  key: Key;
  /** What is shown, as a number to rank by: rides, points, seconds or percents. */
  number: number;
  /** What is shown without its unit, for example `86.5`, `75%` or `17.25`. */
  digits: string;
  /** What is shown, for example `86.5`, `75%` or `17.25 s`. */
  value: string;
  detail: FigureDetail<R>;
}

/** What a figure is of. */
export interface FigureDetail<R = Ride> {
  /** How many rides it says something about, and of how many with a result; equal for means of all. */
  count: number;
  rated: number;
  /** Of a best, its ride. */
  ride?: R;
  /** Of all but outs, their event. */
  eventId?: number;
}

type Presented<R> = Omit<Figure<R, ''>, 'key'>;

function present<R>(text: string, detail: FigureDetail<R>, unit = ''): Presented<R> {
  const digits = toDecimal(text);
  return { number: Number(text), digits, value: digits + unit, detail };
}

function presentCount<R>(count: number, detail: FigureDetail<R>): Presented<R> {
  const digits = formatCount(count);
  return { number: count, digits, value: digits, detail };
}

/** How many digits a share has after the point: none beside the count that it is of, two where it ranks. */
export type ShareDigits = 0 | 2;

function presentShare<R>(detail: FigureDetail<R>, shareDigits: ShareDigits): Presented<R> {
  const text = formatPercents(detail.count, detail.rated, shareDigits);
  const digits = `${toDecimal(text)}%`;
  return { number: Number(text), digits, value: digits, detail };
}

const hasShare = (rated: number) => rated >= minimumRides;

type ScoredPresenter = <R extends Ride>(
  figures: ScoredFigures<R>,
  shareDigits: ShareDigits,
) => Presented<R> | undefined;

/** Each is undefined without the rides that it takes. */
const ofScored = {
  /** A share, of few rides a count. */
  qualified({ eventId, qualified: count, rated }, shareDigits) {
    const detail = { eventId, count, rated };
    return hasShare(rated) ? presentShare(detail, shareDigits) : presentCount(count, detail);
  },
  buckedOff: ({ eventId, buckedOff: count, rated }, shareDigits) =>
    hasShare(rated) ? presentShare({ eventId, count, rated }, shareDigits) : undefined,
  averageScore: ({ eventId, meanScore: mean, rated }) =>
    mean && present(formatMean(mean), { eventId, count: mean.count, rated }),
  bestScore: ({ eventId, best, rated }) =>
    best && present(formatTyped(best.score, 0), { eventId, count: 1, rated, ride: best.ride }),
  averageHalf: ({ eventId, animalHalf: { mean, rated } }) =>
    mean && present(formatMean(mean), { eventId, count: rated, rated }),
  bestHalf: ({ eventId, animalHalf: { best, rated } }) =>
    best && present(formatTyped(best.points, 0), { eventId, count: 1, rated, ride: best.ride }),
  buckOffTime: ({ eventId, buckOffs: { mean, rated } }) =>
    mean && present(cutSeconds(mean, 1), { eventId, count: rated, rated }, ' s'),
} satisfies Record<string, ScoredPresenter>;

type TimedPresenter = <R extends Ride>(figures: TimedFigures<R>) => Presented<R> | undefined;

const ofTimed = {
  averageTime: ({ eventId, meanTime: mean, rated }) =>
    mean && present(formatMean(mean), { eventId, count: rated, rated }, ' s'),
  bestTime: ({ eventId, best: { time, ride }, rated }) =>
    present(formatTyped(time, 2), { eventId, count: 1, rated, ride }, ' s'),
} satisfies Record<string, TimedPresenter>;

const isOfScored = (key: FigureKey): key is keyof typeof ofScored => key in ofScored;
const isOfTimed = (key: FigureKey): key is keyof typeof ofTimed => key in ofTimed;

export type FigureKey = 'outs' | keyof typeof ofScored | keyof typeof ofTimed;

/**
 * Those of the figures that there are enough rides for: the outs, then those of each scored and of each timed event, in
 * the order of the keys.
 */
export function presentFigures<R extends Ride, Key extends FigureKey>(
  { outs, unknown, scored, timed }: RideFigures<R>,
  keys: readonly Key[],
  shareDigits: ShareDigits = 0,
): Figure<R, Key>[] {
  const withKey = (key: Key, presented: Presented<R> | undefined) =>
    presented ? [{ key, ...presented }] : [];
  return [
    ...keys.flatMap((key) =>
      key === 'outs' ? withKey(key, presentCount(outs, { count: outs, rated: outs - unknown })) : [],
    ),
    ...scored.flatMap((figures) =>
      keys.flatMap((key) => (isOfScored(key) ? withKey(key, ofScored[key](figures, shareDigits)) : [])),
    ),
    ...timed.flatMap((figures) =>
      keys.flatMap((key) => (isOfTimed(key) ? withKey(key, ofTimed[key](figures)) : [])),
    ),
  ];
}

/** The name of a figure's event where figures of several are shown; empty where it goes without saying. */
export const nameEvent = ({ scored, timed }: RideFigures, { eventId }: FigureDetail): string =>
  eventId !== undefined && scored.length + timed.length > 1 ? getRodeoEventName(eventId) : '';
