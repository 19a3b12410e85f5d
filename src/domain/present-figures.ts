import { formatCount } from '#src/languages/format-facts.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { minimumRatedRides, type Ride, type RideFigures } from './ride-figures.ts';

/** A figure of rides as it is shown, wherever it is shown. */
export interface Figure<R = Ride, Key extends string = FigureKey> {
  key: Key;
  /** What is shown, as a number to rank by: rides, points, seconds, or a share from 0 to 1. */
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
  /** Of times, their event. */
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

function presentShare<R>(detail: FigureDetail<R>): Presented<R> {
  const percents = Math.round((detail.count / detail.rated) * 100);
  return { number: percents / 100, digits: `${percents}%`, value: `${percents}%`, detail };
}

/** @param mean points; undefined without enough rides */
const presentPoints = <R>(mean: number | undefined, detail: FigureDetail<R>) =>
  mean === undefined ? undefined : present(mean.toFixed(1), detail);

const hasShare = (rated: number) => rated >= minimumRatedRides;

/** Each is undefined without the rides that it takes. Of the timed events, the first is presented. */
const presenters = {
  outs: ({ outs, unknown }) => presentCount(outs, { count: outs, rated: outs - unknown }),
  /** A share, of few rides a count. */
  qualified({ scored: { qualified: count, rated } }) {
    if (rated === 0) return undefined;
    return hasShare(rated) ? presentShare({ count, rated }) : presentCount(count, { count, rated });
  },
  buckedOff: ({ scored: { buckedOff: count, rated } }) =>
    hasShare(rated) ? presentShare({ count, rated }) : undefined,
  averageScore: ({ scored: { meanScore, qualified: count, rated } }) =>
    presentPoints(meanScore, { count, rated }),
  bestScore: ({ scored: { best, rated } }) =>
    best && present(String(best.score), { count: 1, rated, ride: best.ride }),
  averageHalf: ({ animalHalf: { mean, rated } }) => presentPoints(mean, { count: rated, rated }),
  bestHalf: ({ animalHalf: { best, rated } }) =>
    best && present(String(best.points), { count: 1, rated, ride: best.ride }),
  buckOffTime: ({ buckOffs: { mean, rated } }) =>
    mean === undefined ? undefined : present(mean.toFixed(1), { count: rated, rated }, ' s'),
  averageTime: ({ timed: [runs] }) =>
    runs?.meanTime === undefined
      ? undefined
      : present(
          runs.meanTime.toFixed(2),
          { count: runs.rated, rated: runs.rated, eventId: runs.eventId },
          ' s',
        ),
  bestTime({ timed: [runs] }) {
    if (!runs) return undefined;
    const { best, rated, eventId } = runs;
    return present(best.time.toFixed(2), { count: 1, rated, eventId, ride: best.ride }, ' s');
  },
} satisfies Record<string, <R extends Ride>(figures: RideFigures<R>) => Presented<R> | undefined>;

export type FigureKey = keyof typeof presenters;

/** Those of the figures that there are enough rides for, in the order of the keys. */
export const presentFigures = <R extends Ride, Key extends FigureKey>(
  figures: RideFigures<R>,
  keys: readonly Key[],
): Figure<R, Key>[] =>
  keys.flatMap((key) => {
    const presented: Presented<R> | undefined = presenters[key](figures);
    return presented ? [{ key, ...presented }] : [];
  });
