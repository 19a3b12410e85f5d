import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../backend/project.ts';
import { parseArguments } from './parts.ts';
import { addSecondRun, createFailure, readPlaywrightReport, readVitestReport } from './reports.ts';
import { verifyReport } from './run-part.ts';
import { formatSummary, listFailures } from './summary.ts';
import { describeUnusedIndexes } from './unused-indexes.ts';

const passed = { passed: 3, failed: [], skipped: [], flaky: [] };

describe('of Vitest', () => {
  const read = (assertionResults: object[]) => {
    const file = { name: join(projectRoot, 'src/a.test.ts'), status: 'failed', assertionResults };
    return readVitestReport({ testResults: [file] } as unknown as Parameters<typeof readVitestReport>[0]);
  };

  test('tests have passed, failed or been skipped', () => {
    const statuses = ['passed', 'failed', 'skipped', 'todo'];
    expect(read(statuses.map((status) => ({ fullName: `a ${status}`, status })))).toEqual({
      ...{ passed: 1, flaky: [] },
      failed: ['src/a.test.ts > a failed'],
      skipped: ['src/a.test.ts > a skipped', 'src/a.test.ts > a todo'],
    });
  });

  test('a file that does not load has failed', () => {
    expect(read([])).toEqual(createFailure('src/a.test.ts'));
    expect(read([{ fullName: 'a', status: 'passed' }]).failed).toEqual(['src/a.test.ts']);
  });
});

test('of Playwright, tests have nested suites and a project, and errors outside tests have failed', () => {
  const createSpec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, index) => ({ status, projectName: ['desktop', 'phone'][index] })),
  });
  const cards = { title: 'cards', specs: [createSpec('load', 'unexpected'), createSpec('turn', 'skipped')] };
  const suites = [
    { title: 'feed.spec.ts', specs: [createSpec('plays', 'expected', 'unexpected')], suites: [cards] },
  ];
  const report = { suites, errors: [{ message: 'no such file' }] };
  expect(
    readPlaywrightReport(report as unknown as Parameters<typeof readPlaywrightReport>[0], 'e2e'),
  ).toEqual({
    ...{ passed: 1, flaky: [] },
    failed: ['feed.spec.ts > plays [phone]', 'feed.spec.ts > cards > load [desktop]', 'e2e'],
    skipped: ['feed.spec.ts > cards > turn [desktop]'],
  });
});

test('a part without tests has failed, and a runner with an error code, once', () => {
  const nothing = { ...passed, passed: 0 };
  expect(verifyReport(passed, 0, false)).toBe(passed);
  expect(verifyReport(nothing, 0, false).failed).toEqual(['ran no tests (exit code 0)']);
  expect(verifyReport(nothing, 0, true).failed).toEqual([]);
  expect(verifyReport(nothing, 1, true).failed).toEqual(['ran no tests (exit code 1)']);
  expect(verifyReport(passed, 1, false).failed).toEqual(['ended with exit code 1 although no test failed']);
  expect(verifyReport({ ...passed, failed: ['a'] }, 1, false).failed).toEqual(['a']);
});

describe('a second run', () => {
  const first = { ...passed, failed: ['a', 'b'] };

  test('calls flaky what passes then, or fails only then', () => {
    const second = { ...passed, failed: ['b', 'c'] };
    expect(addSecondRun(first, second)).toEqual({ ...first, passed: 4, failed: ['b'], flaky: ['a', 'c'] });
  });

  test('in which nothing passes changes nothing', () => {
    expect(addSecondRun(first, createFailure('no report'))).toBe(first);
  });
});

test('the last line has the totals, after the number of flaky tests, of which three fail the run', () => {
  const summarize = (...flaky: string[]) => {
    const reports = new Map(Object.entries({ e2e: { ...passed, flaky }, app: { ...passed, failed: ['d'] } }));
    expect(listFailures(reports)).toHaveLength(flaky.length > 2 ? 2 : 1);
    return formatSummary(reports).split('\n');
  };
  expect(summarize()).toEqual(['FAILED   app: d', '6 passed, 1 failed']);
  const lines = ['flaky    e2e: a', 'flaky    e2e: b', 'FAILED   app: d', '2 flaky', '6 passed, 1 failed'];
  expect(summarize('a', 'b')).toEqual(lines);
  expect(summarize('a', 'b', 'c').slice(-2)).toEqual(['3 flaky', '6 passed, 2 failed']);
});

test('unused indexes are listed by their fields', async () => {
  const fields = [{ fieldPath: 'contestants_id' }, { fieldPath: 'created' }];
  vi.stubGlobal('fetch', () => Response.json({ indexes: [{ collectionGroup: 'videos', fields }] }));
  const line = 'No test used the index on videos: contestants_id, created.';
  expect(await describeUnusedIndexes({ firestore: 1 })).toEqual([line]);
  vi.unstubAllGlobals();
});

test('arguments name parts, which run in a fixed order; those after -- are for the runners', () => {
  expect(parseArguments([]).names).toContain('check');
  expect(() => parseArguments(['units'])).toThrow('There is no part "units": type npm test');
  const everything = { official: false, changedSince: undefined, runnerArguments: [] };
  expect(parseArguments(['e2e', 'unit'])).toEqual({ ...everything, names: ['unit', 'e2e'] });
  const official = { ...everything, names: ['rules'], official: true, runnerArguments: ['--official'] };
  expect(parseArguments(['rules', '--official', '--', '--official'])).toEqual(official);
  expect(parseArguments(['changed']).changedSince).toBe('HEAD');
  expect(parseArguments(['changed', 'main']).changedSince).toBe('main');
});
