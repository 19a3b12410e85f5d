/** The result of one part of `npm test`. */
export interface PartResult {
  readonly part: string;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  /** Passed when they were run again; `message` is the first error. */
  readonly flaky: readonly TestFailure[];
  /** Titles of skipped tests. */
  readonly skipped: readonly string[];
  readonly seconds: number;
}

export interface TestFailure {
  readonly title: string;
  readonly message: string;
  /** The file and the name by which Vitest runs it again; without a name the file did not load. */
  readonly file?: string;
  readonly name?: string;
  /** What the screen of a browser test said at the end, as Playwright describes it. */
  readonly screen?: string | undefined;
}

/** More than this many are a sign of something that is not the machine. */
const maxFlaky = 2;

/** The result of a part that could not run: one failure. */
export function createFailedResult(part: string, message: string, seconds: number): PartResult {
  return { part, passed: 0, failures: [{ title: part, message }], flaky: [], skipped: [], seconds };
}

/**
 * Adds a failure if a part ran no tests, or if its runner failed without reporting a failed test.
 *
 * @param mayBeEmpty whether no test at all is fine
 */
export function verifyResult(result: PartResult, exitCode: number, mayBeEmpty = false): PartResult {
  const { part, passed, failures } = result;
  if (failures.length > 0) return result;
  const message =
    passed === 0 && !mayBeEmpty
      ? `ran no tests (exit code ${exitCode})`
      : exitCode === 0
        ? undefined
        : `ended with exit code ${exitCode} although no test failed; see its output above`;
  return message === undefined ? result : { ...result, failures: [{ title: part, message }] };
}

/** A result after its failed tests have run again. */
export function addRetry(first: PartResult, retry: PartResult): PartResult {
  const isStillFailing = ({ title }: TestFailure) =>
    retry.failures.some((failure) => failure.title === title);
  const failures = retry.passed === 0 ? first.failures : first.failures.filter(isStillFailing);
  const flaky = first.failures.filter((failure) => !failures.includes(failure));
  return {
    ...first,
    passed: first.passed + flaky.length,
    failures,
    flaky,
    seconds: first.seconds + retry.seconds,
  };
}

/** Fails when too many tests are flaky. */
export function listFailures(results: readonly PartResult[]): (TestFailure & { part: string })[] {
  const failures = results.flatMap(({ part, failures: all }) => all.map((each) => ({ ...each, part })));
  const flakyCount = results.reduce((sum, { flaky }) => sum + flaky.length, 0);
  if (flakyCount <= maxFlaky) return failures;
  const message = `${flakyCount} tests passed only when they ran again; at most ${maxFlaky} may`;
  return [...failures, { part: 'npm test', title: 'flaky tests', message }];
}

/** One line: the part, its counts and its seconds. */
export function formatResult({ part, passed, failures, flaky, skipped, seconds }: PartResult): string {
  const counts = [
    `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ];
  return `${part.padEnd(10)} ${counts.join(' ')}  ${seconds.toFixed(1)} s`;
}

/** A table of the parts, the titles of skipped, flaky and failed tests, what is known of each, and the totals as the last line. */
export function formatSummary(results: readonly PartResult[]): string {
  const failures = listFailures(results);
  const flaky = results.flatMap(({ part, flaky: all }) => all.map((each) => ({ ...each, part })));
  const skipped = results.flatMap((result) =>
    result.skipped.map((title) => `skipped  ${result.part}: ${title}`),
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  return [
    ...results.map(formatResult),
    ...skipped,
    ...flaky.flatMap(({ part, title, message }) => [
      `flaky    ${part}: ${title}`,
      ...indent(message, maxMessageLines),
    ]),
    ...failures.map(({ title, part }) => `FAILED   ${part}: ${title}`),
    ...failures.flatMap(({ title, message, screen = '', part }) => [
      `details  ${part}: ${title}`,
      ...indent(message, maxMessageLines),
      ...indent(screen, maxScreenLines),
    ]),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

const maxMessageLines = 16;
const maxScreenLines = 80;

function indent(text: string, maxLines: number): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, maxLines).map((line) => `         ${line}`);
}
