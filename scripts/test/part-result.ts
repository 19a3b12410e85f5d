export interface TestFailure {
  readonly title: string;
  /** What is known of it, in some lines. */
  readonly message: string;
  /** The file and the name by which Vitest runs it again; without a name the file did not load. */
  readonly file?: string;
  readonly name?: string;
}

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

/** More than this many are a sign of something that is not the machine. */
const maxFlaky = 2;

/** The result of a part that could not run, or of one without tests. */
export const createResult = (part: string, seconds: number, problem?: string): PartResult => ({
  ...{ part, passed: 0, flaky: [], skipped: [], seconds },
  failures: problem === undefined ? [] : [{ title: part, message: problem }],
});

/**
 * Adds a failure if a part ran no tests, or if its runner failed without reporting a failed test.
 *
 * @param mayBeEmpty whether no test at all is fine
 */
export function verifyResult(result: PartResult, exitCode: number, mayBeEmpty = false): PartResult {
  const { part, passed, failures } = result;
  const isEmpty = passed === 0 && !mayBeEmpty;
  if (failures.length > 0 || (exitCode === 0 && !isEmpty)) return result;
  const message = isEmpty
    ? `ran no tests (exit code ${exitCode})`
    : `ended with exit code ${exitCode} although no test failed; see its output above`;
  return { ...result, failures: [{ title: part, message }] };
}

/** A result after its failed tests have run again. */
export function addRetry(first: PartResult, retry: PartResult): PartResult {
  const isStillFailing = ({ title }: TestFailure) =>
    retry.passed === 0 || retry.failures.some((failure) => failure.title === title);
  const failures = first.failures.filter(isStillFailing);
  const flaky = first.failures.filter((failure) => !failures.includes(failure));
  const seconds = first.seconds + retry.seconds;
  return { ...first, passed: first.passed + flaky.length, failures, flaky, seconds };
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
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const list = (word: string, part: string, { title, message }: TestFailure) =>
    [`${word.padEnd(8)} ${part}: ${title}`, ...message.split('\n')].join('\n         ');
  return [
    ...results.map(formatResult),
    ...results.flatMap(({ part, skipped }) => skipped.map((title) => `skipped  ${part}: ${title}`)),
    ...results.flatMap(({ part, flaky }) => flaky.map((each) => list('flaky', part, each))),
    ...failures.map(({ title, part }) => `FAILED   ${part}: ${title}`),
    ...failures.map((failure) => list('details', failure.part, failure)),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
