/** What came of one part. */
export interface PartResult {
  readonly part: string;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  /** Titles of tests that did not run. */
  readonly skipped: readonly string[];
  readonly seconds: number;
}

export interface TestFailure {
  readonly title: string;
  readonly message: string;
}

/** The outcome of a part that could not be run at all: one failure, whatever it would have tested. */
export function createFailedResult(part: string, message: string, seconds: number): PartResult {
  return { part, passed: 0, failures: [{ title: part, message }], skipped: [], seconds };
}

/**
 * Makes sure that a part which proves nothing does not pass: a runner that ended badly without naming a failing
 * test, and a part without tests, each count as one failure.
 */
export function verifyResult(outcome: PartResult, exitCode: number): PartResult {
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
export function formatSummary(outcomes: readonly PartResult[]): string {
  const failures = outcomes.flatMap((o) => o.failures.map((f) => ({ ...f, part: o.part })));
  const skipped = outcomes.flatMap((o) => o.skipped.map((title) => `skipped  ${o.part}: ${title}`));
  const rows = outcomes.map(
    (o) =>
      `${o.part.padEnd(10)} ${String(o.passed).padStart(5)} passed ${String(o.failures.length).padStart(4)} failed` +
      `${o.skipped.length > 0 ? ` ${o.skipped.length} skipped` : ''}  ${o.seconds.toFixed(1)} s`,
  );
  const failed = failures.map((f) => `FAILED   ${f.part}: ${f.title}\n${indentMessage(f.message)}`);
  const passed = outcomes.reduce((sum, o) => sum + o.passed, 0);
  return [...rows, ...skipped, ...failed, `${passed} passed, ${failures.length} failed`].join('\n');
}

const maxMessageLines = 12;

function indentMessage(message: string): string {
  const lines = message.split('\n').slice(0, maxMessageLines);
  return lines.map((line) => `         ${line}`).join('\n');
}
