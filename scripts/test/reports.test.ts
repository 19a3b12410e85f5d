import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { addRetry, createResult, formatSummary, listFailures, verifyResult } from './part-result.ts';
import { parseArguments } from './parts.ts';
import { parsePlaywrightReport, parseVitestReport } from './read-reports.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { describeUnusedIndexes } from './unused-indexes.ts';

const passedResult = { ...createResult('unit', 1), passed: 3 };

describe('vitest reports', () => {
  const parse = (assertionResults: object[], message?: string) => {
    const file = { name: '/repo/src/a.test.ts', status: 'failed', assertionResults, message };
    return parseVitestReport('unit', { testResults: [file] }, 1, '/repo');
  };
  const failure = { title: 'src/a.test.ts', file: 'src/a.test.ts' };

  test('separates passed, failed and skipped tests', () => {
    const failed = { fullName: 'a c', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const others = ['passed', 'skipped', 'todo'].map((status) => ({ fullName: `a ${status}`, status }));
    expect(parse([failed, ...others])).toEqual({
      ...createResult('unit', 1),
      passed: 1,
      failures: [{ ...failure, title: 'src/a.test.ts > a c', name: 'a c', message: 'expected 1 to be 2' }],
      skipped: ['src/a.test.ts > a skipped', 'src/a.test.ts > a todo'],
    });
  });

  test('counts a file that fails to load as a failure', () => {
    expect(parse([], 'no module x').failures).toEqual([{ ...failure, message: 'no module x' }]);
  });
});

describe('Playwright reports', () => {
  const location = { file: '/repo/tests/e2e/feed.spec.ts', line: 12 };
  const createSpec = (title: string, status: string, message?: string, attachments: object[] = []) => {
    const errors = message === undefined ? [] : [{ message, location }];
    return { title, tests: [{ projectName: 'desktop', status, results: [{ errors, attachments }] }] };
  };
  const parse = (specs: object[], suites: object[] = [], errors: object[] = []) =>
    parsePlaywrightReport('e2e', { errors, suites: [{ title: 'feed.spec.ts', specs, suites }] }, 1);

  test('have nested suites, and flaky tests that count as failed', () => {
    const specs = [
      createSpec('load', 'unexpected', '\u001b[31mtimed out\u001b[39m'),
      createSpec('scroll', 'flaky'),
      createSpec('rotate', 'skipped'),
    ];
    expect(parse([createSpec('plays', 'expected')], [{ title: 'cards', specs }])).toMatchObject({
      passed: 1,
      failures: [
        { title: '[desktop] > feed.spec.ts > cards > load', message: 'feed.spec.ts:12: timed out' },
        { title: '[desktop] > feed.spec.ts > cards > scroll', message: '' },
      ],
      skipped: ['[desktop] > feed.spec.ts > cards > rotate'],
    });
  });

  test('have what the screen said when a test failed, and errors outside tests', () => {
    const path = join(createTemporaryFolder(), 'error-context.md');
    writeFileSync(path, '# Details\n\nTimeout\n\n# Page snapshot\n\n- alert: Offline\n\n# Test source\n');
    const spec = createSpec('plays', 'unexpected', 'timed out', [{ name: 'error-context', path }]);
    expect(parse([spec], [], [{ message: 'no such file' }]).failures).toEqual([
      {
        title: '[desktop] > feed.spec.ts > plays',
        message: 'feed.spec.ts:12: timed out\nPage snapshot\n- alert: Offline',
      },
      { title: 'e2e', message: 'no such file' },
    ]);
  });
});

test('a part without tests and a runner with an error code have failed', () => {
  expect(verifyResult(passedResult, 0)).toBe(passedResult);
  expect(verifyResult({ ...passedResult, passed: 0 }, 0).failures).toHaveLength(1);
  expect(verifyResult(passedResult, 1).failures).toHaveLength(1);
});

test('the last line of the summary has the totals and counts a broken part once', () => {
  const text = formatSummary([passedResult, createResult('e2e', 4, 'the app could\nnot be built')]);
  expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
  expect(text).toContain('FAILED   e2e: e2e\ndetails  e2e: e2e\n         the app could\n         not be');
});

describe('a second run', () => {
  const failure = (title: string) => ({ title, message: `${title} timed out` });
  const first = { ...passedResult, failures: [failure('a'), failure('b')] };

  test('calls a test flaky that passes then, with its first error', () => {
    const result = addRetry(first, { ...passedResult, passed: 1, failures: [failure('b')] });
    expect(result).toMatchObject({ passed: 4, failures: [{ title: 'b' }], flaky: [{ title: 'a' }] });
    const summary = formatSummary([{ ...result, failures: [] }]);
    expect(summary).toContain('flaky    unit: a\n         a timed out\n4 passed, 0 failed');
  });

  test('that ran nothing changes nothing', () => {
    expect(addRetry(first, createResult('unit', 0, 'no report')).failures).toEqual(first.failures);
  });

  test('fails when more than two tests are flaky', () => {
    const flaky = ['a', 'b', 'c'].map(failure);
    expect(listFailures([{ ...passedResult, flaky: flaky.slice(1) }])).toEqual([]);
    expect(listFailures([{ ...passedResult, flaky }])).toMatchObject([{ part: 'npm test' }]);
  });
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
  expect(() => parseArguments(['units'])).toThrow('"units"');
  const everything = { official: false, changedSince: undefined, runnerArguments: [] };
  expect(parseArguments(['e2e', 'unit'])).toEqual({ ...everything, names: ['unit', 'e2e'] });
  const official = { ...everything, names: ['rules'], official: true, runnerArguments: ['--official'] };
  expect(parseArguments(['rules', '--official', '--', '--official'])).toEqual(official);
  expect(parseArguments(['changed']).changedSince).toBe('HEAD');
  expect(parseArguments(['changed', 'main']).changedSince).toBe('main');
});
