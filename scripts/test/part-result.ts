/** The result of one part of `npm test`. */
export interface PartResult {
  readonly part: string;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  /** Titles of skipped tests. */
  readonly skipped: readonly string[];
  readonly seconds: number;
}

export interface TestFailure {
  readonly title: string;
  readonly message: string;
  /** What the screen of a browser test said at the end, as Playwright describes it. */
  readonly screen?: string | undefined;
}

/** The result of a part that could not run: one failure. */
export function createFailedResult(part: string, message: string, seconds: number): PartResult {
  return { part, passed: 0, failures: [{ title: part, message }], skipped: [], seconds };
}

/**
 * Adds a failure if a part ran no tests, or if its runner failed without reporting a failed test.
 */
export function verifyResult(result: PartResult, exitCode: number): PartResult {
  const { part, passed, failures } = result;
  if (failures.length > 0) return result;
  const message =
    passed === 0
      ? `ran no tests (exit code ${exitCode})`
      : exitCode === 0
        ? undefined
        : `ended with exit code ${exitCode} although no test failed; see its output above`;
  return message === undefined ? result : { ...result, failures: [{ title: part, message }] };
}

/** A table of the parts, the titles of skipped and failed tests, what is known of each failure, and the totals as the last line. */
export function formatSummary(results: readonly PartResult[]): string {
  const failures = results.flatMap((result) => result.failures.map((f) => ({ ...f, part: result.part })));
  const skipped = results.flatMap((result) =>
    result.skipped.map((title) => `skipped  ${result.part}: ${title}`),
  );
  const rows = results.map(
    (result) =>
      `${result.part.padEnd(10)} ${String(result.passed).padStart(5)} passed ${String(result.failures.length).padStart(4)} failed` +
      `${result.skipped.length > 0 ? ` ${result.skipped.length} skipped` : ''}  ${result.seconds.toFixed(1)} s`,
  );
  const failed = failures.map(({ title, part }) => `FAILED   ${part}: ${title}`);
  const details = failures.flatMap(({ title, message, screen = '', part }) => [
    `details  ${part}: ${title}`,
    ...indent(message, maxMessageLines),
    ...indent(screen, maxScreenLines),
  ]);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  return [...rows, ...skipped, ...failed, ...details, `${passed} passed, ${failures.length} failed`].join(
    '\n',
  );
}

const maxMessageLines = 16;
const maxScreenLines = 80;

function indent(text: string, maxLines: number): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, maxLines).map((line) => `         ${line}`);
}
