/** One line of `npm run bench`. `info` has no target, or is between target and limit. */
export interface BenchResult {
  metric: string;
  measured: string;
  target: string;
  status: 'pass' | 'fail' | 'info';
}

/** What the command line says about how to measure. */
export interface BenchOptions {
  /** How often a page is opened, where a part opens pages. */
  loads?: number;
}

/** The exports of each file in `parts/`. */
export interface BenchPart {
  run: (options: BenchOptions) => Promise<BenchResult[]>;
}

/** A target and a hard limit, by default the target. */
export interface Budget {
  unit: string;
  target: number;
  limit?: number;
}

const formatNumber = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

const formatTarget = ({ unit, target, limit = target }: Budget) =>
  limit === target ? `at most ${target} ${unit}` : `${target}, at most ${limit} ${unit}`;

/** Checks a metric for which less is better. */
export function checkAtMost(metric: string, measured: number, budget: Budget): BenchResult {
  const { unit, target, limit = target } = budget;
  return {
    metric,
    measured: `${formatNumber(measured)} ${unit}`,
    target: formatTarget(budget),
    status: measured <= target ? 'pass' : measured <= limit ? 'info' : 'fail',
  };
}

/** Checks a metric for which more is better. */
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

/** The result for a metric that could not be measured. Logs the reason. */
export function createFailedResult(metric: string, budget: Budget, reason: unknown): BenchResult {
  console.error(`${metric}:`, reason);
  return { metric, measured: 'not measured', target: formatTarget(budget), status: 'fail' };
}

const columns = ['metric', 'measured', 'target', 'status'] as const;

/** Formats rows below a heading with aligned columns. */
export function formatTable(rows: readonly BenchResult[]): string {
  const headings: Record<(typeof columns)[number], string> = {
    metric: 'metric',
    measured: 'measured',
    target: 'target',
    status: 'status',
  };
  const lines = [headings, ...rows];
  const width = (column: (typeof columns)[number]) => Math.max(...lines.map((line) => line[column].length));
  return lines
    .map((line) =>
      columns
        .map((column) => line[column].padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
