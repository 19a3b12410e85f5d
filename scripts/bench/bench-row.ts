/** One line of `npm run bench`. `info` is measured without being judged, or between target and ceiling. */
export interface BenchRow {
  figure: string;
  measured: string;
  target: string;
  verdict: 'pass' | 'fail' | 'info';
}

/** What every file of `parts/` exports. */
export interface BenchPart {
  run: () => Promise<BenchRow[]>;
}

/** What a figure should be, and what it must never exceed (the target itself, when left out). */
export interface Budget {
  unit: string;
  target: number;
  ceiling?: number;
}

const digits = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

const promise = ({ unit, target, ceiling = target }: Budget) =>
  ceiling === target ? `at most ${target} ${unit}` : `${target}, at most ${ceiling} ${unit}`;

/** Judges a figure of which less is better. */
export function atMost(figure: string, measured: number, budget: Budget): BenchRow {
  const { unit, target, ceiling = target } = budget;
  return {
    figure,
    measured: `${digits(measured)} ${unit}`,
    target: promise(budget),
    verdict: measured <= target ? 'pass' : measured <= ceiling ? 'info' : 'fail',
  };
}

/** Judges a figure of which more is better. */
export function atLeast(
  figure: string,
  measured: number,
  { unit, target }: Pick<Budget, 'unit' | 'target'>,
): BenchRow {
  return {
    figure,
    measured: `${digits(measured)} ${unit}`,
    target: `at least ${target} ${unit}`,
    verdict: measured >= target ? 'pass' : 'fail',
  };
}

/** A figure that could not be had, which is a failure; why goes to the terminal. */
export function unmeasured(figure: string, budget: Budget, reason: unknown): BenchRow {
  console.error(`${figure}:`, reason);
  return { figure, measured: 'not measured', target: promise(budget), verdict: 'fail' };
}
