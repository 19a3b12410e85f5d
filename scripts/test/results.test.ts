import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../backend/project.ts';
import { parseArguments } from './parts.ts';
import {
  addSecondRun,
  createFailure,
  readPlaywrightReport,
  readVitestReport,
  type Result,
} from './results.ts';
import { formatSummary, judgeFlaky } from './summary.ts';

/** Results from `'a passed'`. */
const list = (...lines: string[]): Result[] =>
  lines.map((line) => {
    const at = line.lastIndexOf(' ');
    return { title: line.slice(0, at), status: line.slice(at + 1) as Result['status'] };
  });

test('tests of Vitest have passed, failed or been skipped; a file that does not load has failed', () => {
  const read = (...statuses: string[]) => {
    const assertionResults = statuses.map((status) => ({ fullName: status, status }));
    const file = { name: join(projectRoot, 'src/a.test.ts'), status: 'failed', assertionResults };
    return readVitestReport({ testResults: [file] } as unknown as Parameters<typeof readVitestReport>[0]);
  };
  const expected = ['passed passed', 'failed failed', 'todo skipped'].map(
    (line) => `src/a.test.ts > ${line}`,
  );
  expect(read('passed', 'failed', 'todo')).toEqual(list(...expected));
  expect(read()).toEqual(list('src/a.test.ts failed'));
  expect(read('passed').at(-1)).toEqual(createFailure('src/a.test.ts'));
});

test('tests of Playwright have nested suites and a project; errors outside of tests have failed', () => {
  const createSpec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, index) => ({ status, projectName: ['desktop', 'phone'][index] })),
  });
  const cards = { title: 'cards', specs: [createSpec('load', 'flaky'), createSpec('turn', 'skipped')] };
  const suites = [{ title: 'feed', specs: [createSpec('plays', 'expected', 'unexpected')], suites: [cards] }];
  const report = { suites, errors: [{ message: 'no such file\nat' }] };
  expect(readPlaywrightReport(report as unknown as Parameters<typeof readPlaywrightReport>[0])).toEqual(
    list(
      'feed > plays [desktop] passed',
      'feed > plays [phone] failed',
      'feed > cards > load [desktop] failed',
      'feed > cards > turn [desktop] skipped',
      'outside of tests: no such file failed',
    ),
  );
});

test('what fails once and passes once is flaky', () => {
  const first = list('a failed', 'b failed', 'c passed', 'd.test.ts failed', 'e passed');
  const second = list('a passed', 'b failed', 'c failed', 'd.test.ts > d failed');
  expect(addSecondRun(first, second)).toEqual(
    list('a flaky', 'b failed', 'c flaky', 'd.test.ts flaky', 'e passed', 'd.test.ts > d failed'),
  );
  expect(addSecondRun(first, list('a failed'))).toBe(first);
});

test('the last line has the totals, after the number of flaky tests, of which three fail the run', () => {
  const summarize = (...lines: string[]) =>
    formatSummary(judgeFlaky(list('a passed', 'b failed', ...lines))).split('\n');
  expect(summarize()).toEqual(['failed   b', '1 passed, 1 failed']);
  const lines = ['skipped  s', 'flaky    x', 'flaky    y', 'failed   b', '2 flaky', '3 passed, 1 failed'];
  expect(summarize('x flaky', 'y flaky', 's skipped')).toEqual(lines);
  expect(summarize('x flaky', 'y flaky', 'z flaky').slice(-2)).toEqual(['3 flaky', '4 passed, 2 failed']);
});

test('arguments name parts, which run in a fixed order; those after -- are for the runners', () => {
  expect(parseArguments([]).names).toContain('check');
  // Firefox and WebKit are driven on Linux only.
  expect(parseArguments([]).names.includes('browsers')).toBe(process.platform === 'linux');
  expect(() => parseArguments(['units'])).toThrow('There is no part "units". Type npm test');
  const everything = { official: false, changedSince: undefined, runnerArguments: [] };
  expect(parseArguments(['e2e', 'unit'])).toEqual({ ...everything, names: ['unit', 'e2e'] });
  const official = { ...everything, names: ['rules'], official: true, runnerArguments: ['--official'] };
  expect(parseArguments(['rules', '--official', '--', '--official'])).toEqual(official);
  expect(parseArguments(['changed']).changedSince).toBe('HEAD');
  expect(parseArguments(['changed', 'main']).changedSince).toBe('main');
});
