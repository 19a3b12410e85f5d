/** One line of `npm run bench`. `info` is measured without being judged, or between target and ceiling. */
export interface BenchResult {
  metric: string;
  measured: string;
  target: string;
  status: 'pass' | 'fail' | 'info';
}

/** What every file of `parts/` exports. */
export interface BenchPart {
  run: () => Promise<BenchResult[]>;
}

/** What a figure should be, and what it must never exceed (the target itself, when left out). */
export interface Budget {
  unit: string;
  target: number;
  limit?: number;
}

const formatNumber = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

const formatTarget = ({ unit, target, limit = target }: Budget) =>
  limit === target ? `at most ${target} ${unit}` : `${target}, at most ${limit} ${unit}`;

/** Judges a figure of which less is better. */
export function checkAtMost(metric: string, measured: number, budget: Budget): BenchResult {
  const { unit, target, limit = target } = budget;
  return {
    metric,
    measured: `${formatNumber(measured)} ${unit}`,
    target: formatTarget(budget),
    status: measured <= target ? 'pass' : measured <= limit ? 'info' : 'fail',
  };
}

/** Judges a figure of which more is better. */
export function checkAtLeast(
  metric: string,
  measured: number,
  { unit, target }: Pick<Budget, 'unit' | 'target'>,
): BenchResult {
  return {
    metric,
    measured: `${formatNumber(measured)} ${unit}`,
    target: `at least ${target} ${unit}`,
    status: measured >= target ? 'pass' : 'fail',
  };
}

/** A figure that could not be had, which is a failure; why goes to the terminal. */
export function createFailedResult(metric: string, budget: Budget, reason: unknown): BenchResult {
  console.error(`${metric}:`, reason);
  return { metric, measured: 'not measured', target: formatTarget(budget), status: 'fail' };
}
