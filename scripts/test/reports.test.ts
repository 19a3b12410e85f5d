import { describe, expect, test } from 'vitest';
import { createFailedResult, verifyResult, formatSummary, type PartResult } from './part-result.ts';
import { selectParts } from './parts.ts';
import { parsePlaywrightReport } from './playwright-report.ts';
import { parseVitestReport } from './vitest-report.ts';

const passedResult: PartResult = { part: 'unit', passed: 3, failures: [], skipped: [], seconds: 1 };

describe('vitest reports', () => {
  const file = (name: string, status: string, assertionResults: object[], message?: string) => ({
    name: `/repo/${name}`,
    status,
    assertionResults,
    message,
  });

  test('passed, failed and skipped tests are told apart', () => {
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
      failures: [{ title: 'src/a.test.ts > a c', message: 'expected 1 to be 2' }],
      skipped: ['src/a.test.ts > a d', 'src/a.test.ts > a e'],
      seconds: 2,
    });
  });

  test('a file that does not load is a failure', () => {
    const json = { testResults: [file('src/a.test.ts', 'failed', [], 'Cannot find module x')] };
    expect(parseVitestReport('unit', json, '/repo', 0).failures).toEqual([
      { title: 'src/a.test.ts', message: 'Cannot find module x' },
    ]);
  });
});

describe('Playwright reports', () => {
  const ran = (status: string, message?: string) => ({
    projectName: 'desktop',
    status,
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  });

  test('nested suites are read, and a flaky test is a failing one', () => {
    const json = {
      errors: [],
      suites: [
        {
          title: 'feed.spec.ts',
          specs: [{ title: 'plays', tests: [ran('expected')] }],
          suites: [
            {
              title: 'cards',
              specs: [
                { title: 'load', tests: [ran('unexpected', '\u001b[31mtimed out\u001b[39m')] },
                { title: 'scroll', tests: [ran('flaky')] },
                { title: 'rotate', tests: [ran('skipped')] },
              ],
            },
          ],
        },
      ],
    };
    const outcome = parsePlaywrightReport('e2e', json, 1);
    expect(outcome.passed).toBe(1);
    expect(outcome.failures).toEqual([
      { title: '[desktop] > feed.spec.ts > cards > load', message: 'timed out' },
      { title: '[desktop] > feed.spec.ts > cards > scroll', message: '' },
    ]);
    expect(outcome.skipped).toEqual(['[desktop] > feed.spec.ts > cards > rotate']);
  });

  test('an error outside of every test is a failure', () => {
    const outcome = parsePlaywrightReport('e2e', { suites: [], errors: [{ message: 'no such file' }] }, 1);
    expect(outcome.failures).toEqual([{ title: 'e2e', message: 'no such file' }]);
  });
});

describe('the verdict', () => {
  test('a part without tests and a runner that ended badly fail', () => {
    expect(verifyResult(passedResult, 0)).toBe(passedResult);
    expect(verifyResult({ ...passedResult, passed: 0 }, 0).failures).toHaveLength(1);
    expect(verifyResult(passedResult, 1).failures).toHaveLength(1);
  });

  test('the last line counts everything, and broken parts once', () => {
    const text = formatSummary([passedResult, createFailedResult('e2e', 'the app could not be built', 4)]);
    expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
    expect(text).toContain('FAILED   e2e: e2e\n         the app could not be built');
  });
});

test('parts are chosen by name, in their own order', () => {
  expect(selectParts([])).toContain('check');
  expect(selectParts(['e2e', 'unit'])).toEqual(['unit', 'e2e']);
  expect(() => selectParts(['units'])).toThrow('"units"');
});
