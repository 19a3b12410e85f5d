import { createFailure, hasStatus, type Result } from './results.ts';

/** More flaky tests than this are a sign of something that is not the machine. */
const maxFlaky = 2;

/** Adds a failure where too many tests are flaky. */
export function judgeFlaky(results: readonly Result[]): readonly Result[] {
  const { length } = results.filter(hasStatus('flaky'));
  return length <= maxFlaky
    ? results
    : [...results, createFailure(`${length} tests passed only when they ran again; at most ${maxFlaky} may`)];
}

const count = (results: readonly Result[], status: Result['status']) =>
  results.filter(hasStatus(status)).length;

/** Names what was skipped, flaky or failed. The last line has the totals; a flaky test passed. */
export function formatSummary(results: readonly Result[]): string {
  const lines = (['skipped', 'flaky', 'failed'] as const).flatMap((status) =>
    results.filter(hasStatus(status)).map(({ title }) => `${status.padEnd(8)} ${title}`),
  );
  const flaky = count(results, 'flaky');
  const passed = count(results, 'passed') + flaky;
  return [
    ...lines,
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    `${passed} passed, ${count(results, 'failed')} failed`,
  ].join('\n');
}

/** One line: the part, its counts and its seconds. */
export const formatPart = (part: string, results: readonly Result[], seconds: number): string =>
  `${part}: ${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${seconds.toFixed(1)} s`;
