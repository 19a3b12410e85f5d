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

/** What is measured: a commit in a folder. */
export interface Subject {
  readonly name: string;
  readonly folder: string;
}

/** By the name of the metric. */
export type Figures = Readonly<Record<string, number>>;

/** A part that is ready to measure. */
export interface OpenPart {
  /** @returns a function that measures the subject once */
  readonly prepare: (subject: Subject) => Promise<() => Promise<Figures>>;
  readonly close?: () => Promise<unknown>;
}

/** The export `part` of each file in `parts/`. */
export interface BenchPart {
  readonly metrics: readonly Metric[];
  readonly rounds: number;
  /** What the product is compared with instead of another commit. */
  readonly rival?: Subject;
  readonly open: (isQuick: boolean) => Promise<OpenPart>;
}

interface Measurement {
  readonly subject: Subject;
  readonly rounds: Figures[];
  measure?: () => Promise<Figures>;
  error?: Error;
}

/** What goes wrong ends the measurement of one subject only. */
async function attempt(measurement: Measurement, work: () => Promise<unknown>): Promise<void> {
  try {
    if (!measurement.error) await work();
  } catch (error) {
    measurement.error = error instanceof Error ? error : new Error(String(error));
  }
}

/** Round by round, so that whatever else the machine does slows all subjects down. */
async function measureInTurns({ prepare }: OpenPart, subjects: readonly Subject[], rounds: number) {
  const measurements: Measurement[] = subjects.map((subject) => ({ subject, rounds: [] }));
  for (const measurement of measurements)
    await attempt(measurement, async () => {
      measurement.measure = await prepare(measurement.subject);
    });
  for (let round = 0; round < rounds; round += 1)
    for (const measurement of measurements)
      await attempt(measurement, async () => {
        if (measurement.measure) measurement.rounds.push(await measurement.measure());
      });
  return measurements;
}

/** @returns the upper median; undefined without values */
function getMedian(rounds: readonly Figures[], { name }: Metric): number | undefined {
  const values = rounds.flatMap((figures) => figures[name] ?? []);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function describeProblem({ subject: { name }, error }: Measurement): BenchResult[] {
  const measured = `cannot be compared: ${error?.message.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
  return error ? [{ metric: name, measured, target: '', status: 'info' }] : [];
}

/**
 * @param subjects the product, and optionally what it is compared with
 * @returns a row per metric, and one that says why the other subject cannot be compared
 * @throws Error if the product itself cannot be measured
 */
export async function runPart(
  part: BenchPart,
  subjects: readonly Subject[],
  isQuick = false,
  rounds = isQuick ? 1 : part.rounds,
): Promise<BenchResult[]> {
  const open = await part.open(isQuick);
  try {
    const [own, other] = await measureInTurns(open, subjects, rounds);
    if (own?.error) throw own.error;
    const rows = part.metrics.flatMap((metric) => {
      const value = getMedian(own?.rounds ?? [], metric);
      if (value === undefined) return [];
      return checkFigure(metric, value, other?.subject.name, getMedian(other?.rounds ?? [], metric));
    });
    return other ? [...rows, ...describeProblem(other)] : rows;
  } finally {
    await open.close?.();
  }
}
