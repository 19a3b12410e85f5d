import type { BenchResult } from '../bench-result.ts';

/** A figure of both builds; `previous` is undefined without the previous build. */
export interface Comparison {
  readonly metric: string;
  readonly unit: string;
  readonly current: number;
  readonly previous: number | undefined;
}

export interface Goal {
  /** In the unit of the comparison. */
  readonly target: number;
  /** Slower machines reach half of the previous figure instead. */
  readonly orHalf?: true;
}

const format = (value: number) =>
  Number.isInteger(value)
    ? `${value}`
    : value.toFixed(Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0);

const formatMeasured = ({ unit, current, previous }: Comparison) => {
  const measured = `${format(current)} ${unit}`.trimEnd();
  if (previous === undefined) return measured;
  const ratio = previous > 0 ? `, ${(current / previous).toFixed(2)}x` : '';
  return `${measured} (before ${format(previous)}${ratio})`;
};

/** A figure without a target. */
export function showComparison(comparison: Comparison): BenchResult {
  return { metric: comparison.metric, measured: formatMeasured(comparison), target: '', status: 'info' };
}

/** Checks a figure for which less is better. */
export function checkComparison(comparison: Comparison, { target, orHalf }: Goal): BenchResult {
  const { metric, unit, current, previous } = comparison;
  const isHalf = orHalf === true && previous !== undefined && current <= previous / 2;
  const words = `at most ${target} ${unit}`.trimEnd();
  return {
    metric,
    measured: formatMeasured(comparison),
    target: orHalf ? `${words}, or half of before` : words,
    status: current <= target || isHalf ? 'pass' : 'fail',
  };
}

/** The middle value. @returns NaN without values */
export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
