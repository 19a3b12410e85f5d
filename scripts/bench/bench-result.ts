/** One line of `npm run bench`. `info` has no target, or is between target and limit. */
export interface BenchResult {
  metric: string;
  measured: string;
  target: string;
  status: 'pass' | 'fail' | 'info';
}

/** What is measured, with an optional target and hard limit, by default the target. */
export interface Metric {
  readonly name: string;
  readonly unit: string;
  readonly target?: number;
  readonly limit?: number;
}

const formatNumber = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : value < 100 ? 1 : 0);

function formatTarget({ unit, target, limit = target }: Metric): string {
  if (target === undefined) return '';
  const words = limit === target ? `at most ${target}` : `${target}, at most ${limit}`;
  return `${words} ${unit}`.trimEnd();
}

function getStatus({ target, limit = target }: Metric, value: number): BenchResult['status'] {
  if (target === undefined || limit === undefined) return 'info';
  if (value <= target) return 'pass';
  return value <= limit ? 'info' : 'fail';
}

/** @param other the name of what it is compared with */
export function checkFigure(metric: Metric, value: number, other = '', otherValue?: number): BenchResult {
  const ratio = otherValue ? `, ${(value / otherValue).toFixed(2)}x` : '';
  const comparison = otherValue === undefined ? '' : ` (${other} ${formatNumber(otherValue)}${ratio})`;
  return {
    metric: metric.name,
    measured: `${formatNumber(value)} ${metric.unit}`.trimEnd() + comparison,
    target: formatTarget(metric),
    status: getStatus(metric, value),
  };
}

const columns = ['metric', 'measured', 'target', 'status'] as const;

/** Formats rows below a heading with aligned columns. */
export function formatTable(rows: readonly BenchResult[]): string {
  const headings = { metric: 'metric', measured: 'measured', target: 'target', status: 'status' };
  const lines = [headings, ...rows];
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => columns.map((column, index) => line[column].padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
