/*
 * Figures are computed in whole numbers and rounded once, half up, where they become text. What is ranked is that text,
 * so equal places show equal figures. `toFixed` rounds what binary numbers hold: 17.005 would be 17.00.
 */

const millionthsPerOne = 1_000_000;
const typedDigits = 3;

/** A stored number in whole millionths, which is exact for all that people type. */
const toMillionths = (value: number): number => Math.round(value * millionthsPerOne);

/** Whole numbers divided and cut off, which is exact below 2 ** 53. @param divisor above 0 */
const divide = (dividend: number, divisor: number): number => Math.floor(dividend / divisor);

const divideHalfUp = (dividend: number, divisor: number): number =>
  divide(2 * dividend + divisor, 2 * divisor);

/** Writes a whole number of the smallest unit, for example 8635 with two digits as `86.35`. */
function toText(units: number, digits: number): string {
  const all = String(units).padStart(digits + 1, '0');
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** A mean before it is rounded. */
export interface Mean {
  /** Of what was added up, in millionths. */
  readonly sum: number;
  /** How many numbers it is of, at least one. */
  readonly count: number;
}

/** The mean of numbers. @param values at least one */
export const getMean = (values: readonly number[]): Mean => ({
  sum: values.reduce((sum, value) => sum + toMillionths(value), 0),
  count: values.length,
});

/** A mean of points or seconds with two digits, half up. @returns with a point, for example `86.35` */
export const formatMean = ({ sum, count }: Mean): string =>
  toText(divideHalfUp(sum, (count * millionthsPerOne) / 100), 2);

/** A number in whole thousandths, the most digits that forms and rules take. */
export const toThousandths = (value: number): number => divideHalfUp(toMillionths(value), 1000);

/** A number with the digits that were typed, three at most. @param digits how many at least @returns with a point */
export const formatTyped = (value: number, digits: 0 | 2): string =>
  toText(toThousandths(value), typedDigits).replace(digits === 0 ? /\.?0+$/ : /0$/, '');

/**
 * A share in percents, half up, but 0 and 100 only for none and all.
 *
 * @param total at least 1
 * @param digits after the point
 * @returns without a percent sign, for example `99.50`
 */
export function formatPercents(count: number, total: number, digits: 0 | 2): string {
  const all = 100 * 10 ** digits;
  const rounded = divideHalfUp(count * all, total);
  const isSome = count > 0 && count < total;
  return toText(isSome ? Math.min(all - 1, Math.max(1, rounded)) : rounded, digits);
}

/** Browsers give the time of a frame in microseconds, and a clip has it in ticks of its own, such as 1/90000 s. */
const frameTimeTolerance = 1e-4;

/** Whether so many seconds have passed, as the cut clock shows it. */
export const hasLasted = (seconds: number, least: number): boolean =>
  toMillionths(seconds) + toMillionths(frameTimeTolerance) >= toMillionths(least);

/** Cuts off digits instead of rounding, as the clocks of rodeos do: 7.99 s are 7.9. @param digits after the point */
export const cutSeconds = ({ sum, count }: Mean, digits: 1 | 2): string =>
  toText(
    divide(sum + toMillionths(frameTimeTolerance) * count, (count * millionthsPerOne) / 10 ** digits),
    digits,
  );
