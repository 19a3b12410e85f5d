import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { projectRoot } from '../backend/project.ts';

/** A test, by its file and name; or a file that does not load, or what else fails a part. */
export interface Result {
  readonly title: string;
  /** Flaky: failed once and passed once. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'flaky';
}

export const createFailure = (title: string): Result => ({ title, status: 'failed' });

export const hasStatus =
  (status: Result['status']) =>
  (result: Result): boolean =>
    result.status === status;

const toStatus = (status: string) => (status === 'passed' || status === 'failed' ? status : 'skipped');

/** Reads Vitest's JSON report. */
export const readVitestReport = ({ testResults }: JsonTestResults): Result[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(projectRoot, name);
    const tests = assertionResults.map((test): Result => ({
      title: `${file} > ${test.fullName}`,
      status: toStatus(test.status),
    }));
    const isBroken = status === 'failed' && !tests.some(hasStatus('failed'));
    return isBroken ? [...tests, createFailure(file)] : tests;
  });

// Playwright runs nothing twice by itself, so it calls no test flaky.
const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

const readSuite = ({ title: suite, specs, suites = [] }: JSONReportSuite): Result[] => {
  const tests = specs.flatMap(({ title, tests: runs }) =>
    runs.map(({ projectName, status }) => ({
      title: `${title} [${projectName}]`,
      status: playwrightStatus[status],
    })),
  );
  const all: readonly Result[] = [...tests, ...suites.flatMap(readSuite)];
  return all.map(({ title, status }) => ({ title: `${suite} > ${title}`, status }));
};

/** Reads Playwright's JSON report. Errors outside tests are of files that do not load, for example. */
export const readPlaywrightReport = ({ suites, errors }: JSONReport): Result[] => [
  ...suites.flatMap(readSuite),
  ...errors.map(({ message }) => createFailure(`outside of tests: ${message?.split('\n')[0]}`)),
];

/**
 * The results of a part after what failed has run again.
 *
 * @param second may be of whole files
 */
export function addSecondRun(first: readonly Result[], second: readonly Result[]): readonly Result[] {
  // It did not run.
  if (!second.some(hasStatus('passed'))) return first;
  const isIn = (results: readonly Result[], title: string) =>
    results.some((result) => result.title === title && result.status === 'failed');
  const merged = first.map(({ title, status }): Result => {
    const failures = [first, second].filter((results) => isIn(results, title)).length;
    return { title, status: failures === 2 ? 'failed' : failures === 1 ? 'flaky' : status };
  });
  const titles = new Set(first.map(({ title }) => title));
  // Of a file that did not load before.
  return [...merged, ...second.filter((result) => result.status === 'failed' && !titles.has(result.title))];
}
