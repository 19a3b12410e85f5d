import { alignColumns } from '../align-columns.ts';

/** One line of `npm run bench`. `info` has no target. */
export interface BenchResult {
  metric: string;
  measured: string;
  target: string;
  status: 'pass' | 'fail' | 'info';
}

/** What is measured, and how much it may be at most. */
export interface Metric {
  readonly name: string;
  readonly unit: string;
  readonly target?: number;
}

/** By the name of the metric. */
export type Figures = Readonly<Record<string, number>>;

/** The export `part` of each file in `parts/`. */
export interface BenchPart {
  readonly metrics: readonly Metric[];
  /** @param isQuick whether small inputs are measured once @returns the figures of every round */
  readonly measure: (isQuick: boolean) => Promise<readonly Figures[]>;
}

const formatNumber = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : value < 100 ? 1 : 0);

function checkFigure({ name, unit, target }: Metric, value: number): BenchResult {
  const measured = `${formatNumber(value)} ${unit}`.trimEnd();
  if (target === undefined) return { metric: name, measured, target: '', status: 'info' };
  const status = value <= target ? 'pass' : 'fail';
  return { metric: name, measured, target: `at most ${target} ${unit}`.trimEnd(), status };
}

const columns = ['metric', 'measured', 'target', 'status'] as const;

/** Formats rows below a heading with aligned columns. */
export const formatTable = (rows: readonly BenchResult[]): string =>
  alignColumns([columns, ...rows.map((row) => columns.map((column) => row[column]))]).join('\n');

/** @returns the upper median; undefined without values */
function getMedian(rounds: readonly Figures[], { name }: Metric): number | undefined {
  const values = rounds.flatMap((figures) => figures[name] ?? []);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The figures of all, measured one after the other. */
export async function measureEach<T>(items: readonly T[], measure: (item: T) => Promise<Figures>) {
  const figures: Record<string, number> = {};
  for (const item of items) Object.assign(figures, await measure(item));
  return figures;
}

/** The figures of one round if it is to be quick, otherwise of three. */
export async function measureRounds(isQuick: boolean, measure: () => Promise<Figures>): Promise<Figures[]> {
  const rounds: Figures[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) rounds.push(await measure());
  return rounds;
}

/** @returns a row per metric, with the median of the rounds */
export async function runPart({ metrics, measure }: BenchPart, isQuick = false): Promise<BenchResult[]> {
  const rounds = await measure(isQuick);
  return metrics.flatMap((metric) => {
    const value = getMedian(rounds, metric);
    return value === undefined ? [] : checkFigure(metric, value);
  });
}
