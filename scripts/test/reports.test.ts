import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  addRetry,
  createFailedResult,
  formatSummary,
  listFailures,
  verifyResult,
  type PartResult,
} from './part-result.ts';
import { parseArguments } from './parts.ts';
import { parsePlaywrightReport, parseVitestReport } from './read-reports.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { formatUnusedIndexes } from './unused-indexes.ts';

const passedResult: PartResult = {
  part: 'unit',
  passed: 3,
  failures: [],
  flaky: [],
  skipped: [],
  seconds: 1,
};

describe('vitest reports', () => {
  const file = (name: string, status: string, assertionResults: object[], message?: string) => ({
    name: `/repo/${name}`,
    status,
    assertionResults,
    message,
  });

  test('separates passed, failed and skipped tests', () => {
    const tests = [
      { fullName: 'a b', status: 'passed' },
      { fullName: 'a c', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'a d', status: 'skipped' },
      { fullName: 'a e', status: 'todo' },
    ];
    const json = { testResults: [file('src/a.test.ts', 'failed', tests)] };
    expect(parseVitestReport('unit', json, '/repo', 2)).toEqual({
      part: 'unit',
      passed: 1,
      failures: [
        {
          title: 'src/a.test.ts > a c',
          file: 'src/a.test.ts',
          name: 'a c',
          message: 'expected 1 to be 2',
        },
      ],
      flaky: [],
      skipped: ['src/a.test.ts > a d', 'src/a.test.ts > a e'],
      seconds: 2,
    });
  });

  test('counts a file that fails to load as a failure', () => {
    const json = { testResults: [file('src/a.test.ts', 'failed', [], 'Cannot find module x')] };
    expect(parseVitestReport('unit', json, '/repo', 0).failures).toEqual([
      { title: 'src/a.test.ts', file: 'src/a.test.ts', message: 'Cannot find module x' },
    ]);
  });
});

describe('Playwright reports', () => {
  const location = { file: '/repo/tests/e2e/feed.spec.ts', line: 12 };
  const createTest = (status: string, message?: string) => ({
    projectName: 'desktop',
    status,
    results: [{ errors: message === undefined ? [] : [{ message, location }] }],
  });

  test('reads nested suites and counts flaky tests as failed', () => {
    const json = {
      errors: [],
      suites: [
        {
          title: 'feed.spec.ts',
          specs: [{ title: 'plays', tests: [createTest('expected')] }],
          suites: [
            {
              title: 'cards',
              specs: [
                { title: 'load', tests: [createTest('unexpected', '\u001b[31mtimed out\u001b[39m')] },
                { title: 'scroll', tests: [createTest('flaky')] },
                { title: 'rotate', tests: [createTest('skipped')] },
              ],
            },
          ],
        },
      ],
    };
    const result = parsePlaywrightReport('e2e', json, 1);
    expect(result.passed).toBe(1);
    expect(result.failures).toEqual([
      { title: '[desktop] > feed.spec.ts > cards > load', message: 'feed.spec.ts:12: timed out' },
      { title: '[desktop] > feed.spec.ts > cards > scroll', message: '' },
    ]);
    expect(result.skipped).toEqual(['[desktop] > feed.spec.ts > cards > rotate']);
  });

  test('has what the screen said when a test failed', () => {
    const path = join(createTemporaryFolder(), 'error-context.md');
    writeFileSync(
      path,
      '# Error details\n\nTimeout\n\n# Page snapshot\n\n- alert: Offline\n\n# Test source\n\n1 |',
    );
    const failed = createTest('unexpected', 'timed out');
    const results = failed.results.map((each) => ({
      ...each,
      attachments: [{ name: 'error-context', path }],
    }));
    const specs = [{ title: 'plays', tests: [{ ...failed, results }] }];
    const result = parsePlaywrightReport(
      'e2e',
      { errors: [], suites: [{ title: 'feed.spec.ts', specs }] },
      1,
    );
    expect(formatSummary([result])).toContain(
      '         feed.spec.ts:12: timed out\n         Page snapshot\n         - alert: Offline\n0 passed, 1 failed',
    );
  });

  test('counts an error outside tests as a failure', () => {
    const result = parsePlaywrightReport('e2e', { suites: [], errors: [{ message: 'no such file' }] }, 1);
    expect(result.failures).toEqual([{ title: 'e2e', message: 'no such file' }]);
  });
});

describe('summary', () => {
  test('fails a part without tests and a runner with an error code', () => {
    expect(verifyResult(passedResult, 0)).toBe(passedResult);
    expect(verifyResult({ ...passedResult, passed: 0 }, 0).failures).toHaveLength(1);
    expect(verifyResult(passedResult, 1).failures).toHaveLength(1);
  });

  test('the last line has the totals and counts a broken part once', () => {
    const text = formatSummary([passedResult, createFailedResult('e2e', 'the app could not be built', 4)]);
    expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
    expect(text).toContain('FAILED   e2e: e2e\ndetails  e2e: e2e\n         the app could not be built');
  });
});

describe('a second run', () => {
  const failure = (title: string) => ({ title, message: `${title} timed out` });
  const first: PartResult = { ...passedResult, failures: [failure('a'), failure('b')] };

  test('calls a test flaky that passes then, with its first error', () => {
    const result = addRetry(first, { ...passedResult, passed: 1, failures: [failure('b')] });
    expect(result).toMatchObject({ passed: 4, failures: [{ title: 'b' }], flaky: [{ title: 'a' }] });
    const summary = formatSummary([{ ...result, failures: [] }]);
    expect(summary).toContain('flaky    unit: a\n         a timed out');
    expect(summary.split('\n').at(-1)).toBe('4 passed, 0 failed');
  });

  test('that ran nothing changes nothing', () => {
    expect(addRetry(first, createFailedResult('unit', 'no report', 0)).failures).toEqual(first.failures);
  });

  test('fails when more than two tests are flaky', () => {
    const flaky = ['a', 'b', 'c'].map(failure);
    expect(listFailures([{ ...passedResult, flaky: flaky.slice(1) }])).toEqual([]);
    expect(listFailures([{ ...passedResult, flaky }])).toMatchObject([{ part: 'npm test' }]);
  });
});

test('unused indexes are listed by their fields', () => {
  // Recorded from the engine.
  const response = {
    indexes: [
      {
        collectionGroup: 'videos',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'contestants_id', arrayConfig: 'CONTAINS' },
          { fieldPath: 'created', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 'users',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'account_type', order: 'ASCENDING' },
          { fieldPath: 'first_name', order: 'ASCENDING' },
        ],
      },
    ],
  };
  expect(formatUnusedIndexes(response)).toEqual([
    'No test used the index on videos: contestants_id, created.',
    'No test used the index on users: account_type, first_name.',
  ]);
  expect(formatUnusedIndexes({ indexes: [] })).toEqual([]);
  expect(() => formatUnusedIndexes({ error: { code: 501 } })).toThrow('indexes');
});

describe('arguments', () => {
  test('name parts, which run in a fixed order', () => {
    expect(parseArguments([]).names).toContain('check');
    expect(parseArguments(['e2e', 'unit']).names).toEqual(['unit', 'e2e']);
    expect(() => parseArguments(['units'])).toThrow('"units"');
  });

  test('after -- are for the runners', () => {
    expect(parseArguments(['rules', '--official', '--', '--official'])).toEqual({
      names: ['rules'],
      changedSince: undefined,
      official: true,
      runnerArguments: ['--official'],
    });
    expect(parseArguments(['e2e', '--', '-g', 'six'])).toMatchObject({ official: false });
  });

  test('select what changed since a commit, by default the last one', () => {
    expect(parseArguments(['changed'])).toMatchObject({ changedSince: 'HEAD', runnerArguments: [] });
    expect(parseArguments(['changed', 'main']).changedSince).toBe('main');
  });
});
