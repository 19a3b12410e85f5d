import type { Report } from './reports.ts';

/** More than this many flaky tests are a sign of something that is not the machine. */
const maxFlaky = 2;

/** The failures of a run, each with its part. */
export function listFailures(reports: ReadonlyMap<string, Report>): string[] {
  const all = [...reports];
  const flaky = all.reduce((sum, [, report]) => sum + report.flaky.length, 0);
  const failed = all.flatMap(([part, report]) => report.failed.map((title) => `${part}: ${title}`));
  if (flaky <= maxFlaky) return failed;
  return [...failed, `npm test: ${flaky} tests passed only when they ran again; at most ${maxFlaky} may`];
}

/** Names what was skipped, flaky or failed; the last line has the totals. */
export function formatSummary(reports: ReadonlyMap<string, Report>): string {
  const list = (word: string, titles: readonly string[]) => titles.map((title) => `${word} ${title}`);
  const listAll = (word: 'skipped' | 'flaky') =>
    [...reports].flatMap(([part, report]) =>
      list(
        word.padEnd(8),
        report[word].map((title) => `${part}: ${title}`),
      ),
    );
  const flaky = listAll('flaky');
  const failures = listFailures(reports);
  const passed = [...reports.values()].reduce((sum, report) => sum + report.passed, 0);
  return [
    ...listAll('skipped'),
    ...flaky,
    ...list('FAILED  ', failures),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

/** One line: the part, its counts and its seconds. */
export function formatReport(part: string, { passed, failed, skipped }: Report, seconds: number): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed.length).padStart(4)} failed`;
  const more = skipped.length > 0 ? ` ${skipped.length} skipped` : '';
  return `${part.padEnd(10)} ${counts}${more}  ${seconds.toFixed(1)} s`;
}
