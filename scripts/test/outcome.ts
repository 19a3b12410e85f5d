/** What came of one part. */
export interface Outcome {
  readonly part: string;
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Titles of tests that did not run. */
  readonly skipped: readonly string[];
  readonly seconds: number;
}

export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** The outcome of a part that could not be run at all: one failure, whatever it would have tested. */
export function brokenPart(part: string, message: string, seconds: number): Outcome {
  return { part, passed: 0, failures: [{ title: part, message }], skipped: [], seconds };
}

/**
 * Makes sure that a part which proves nothing does not pass: a runner that ended badly without naming a failing
 * test, and a part without tests, each count as one failure.
 */
export function distrust(outcome: Outcome, exitCode: number): Outcome {
  const { part, passed, failures } = outcome;
  if (failures.length > 0) return outcome;
  const message =
    passed === 0
      ? `ran no tests (exit code ${exitCode})`
      : exitCode === 0
        ? undefined
        : `ended with exit code ${exitCode} although no test failed; see its output above`;
  return message === undefined ? outcome : { ...outcome, failures: [{ title: part, message }] };
}

/** The table, every failing and skipped test by name, and the one line at the end. */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((o) => o.failures.map((f) => ({ ...f, part: o.part })));
  const skipped = outcomes.flatMap((o) => o.skipped.map((title) => `skipped  ${o.part}: ${title}`));
  const rows = outcomes.map(
    (o) =>
      `${o.part.padEnd(10)} ${String(o.passed).padStart(5)} passed ${String(o.failures.length).padStart(4)} failed` +
      `${o.skipped.length > 0 ? ` ${o.skipped.length} skipped` : ''}  ${o.seconds.toFixed(1)} s`,
  );
  const failed = failures.map((f) => `FAILED   ${f.part}: ${f.title}\n${indent(f.message)}`);
  const passed = outcomes.reduce((sum, o) => sum + o.passed, 0);
  return [...rows, ...skipped, ...failed, `${passed} passed, ${failures.length} failed`].join('\n');
}

const longestMessage = 12;

function indent(message: string): string {
  const lines = message.split('\n').slice(0, longestMessage);
  return lines.map((line) => `         ${line}`).join('\n');
}
