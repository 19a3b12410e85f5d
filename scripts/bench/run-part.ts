import { checkFigure, type BenchResult, type Metric } from './bench-result.ts';

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
