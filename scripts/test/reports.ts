import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { projectRoot } from '../backend/project.ts';

/** What a part has to say. Tests are named by their titles, which start with their files. */
export interface Report {
  readonly passed: number;
  /** Also files that do not load, and the name of a part that fails otherwise. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Tests that failed and passed, when they ran twice. */
  readonly flaky: readonly string[];
}

export const createFailure = (title: string): Report => ({
  ...{ passed: 0, failed: [title], skipped: [], flaky: [] },
});

/** Reads Vitest's JSON. */
export function readVitestReport({ testResults }: JsonTestResults): Report {
  const files = testResults.map(({ name, status, assertionResults: tests }) => ({
    ...{ path: relative(projectRoot, name), tests },
    isBroken: status === 'failed' && !tests.some((test) => test.status === 'failed'),
  }));
  const list = (...statuses: readonly string[]) =>
    files.flatMap(({ path, tests }) =>
      tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => `${path} > ${fullName}`),
    );
  return {
    passed: list('passed').length,
    failed: [...list('failed'), ...files.filter(({ isBroken }) => isBroken).map(({ path }) => path)],
    skipped: list('skipped', 'pending', 'todo', 'disabled'),
    flaky: [],
  };
}

/** Reads Playwright's JSON. @param part the title of what fails outside tests, such as a file that does not load */
export function readPlaywrightReport({ suites, errors }: JSONReport, part: string): Report {
  const flatten = ({ title: suite, specs, suites: inner = [] }: JSONReportSuite): [string, string][] =>
    [
      ...specs.flatMap(({ title, tests }) =>
        tests.map(({ projectName, status }) => [`${title} [${projectName}]`, status] as [string, string]),
      ),
      ...inner.flatMap(flatten),
    ].map(([title, status]) => [`${suite} > ${title}`, status]);
  const tests = suites.flatMap(flatten);
  const list = (...statuses: readonly string[]) =>
    tests.filter(([, status]) => statuses.includes(status)).map(([title]) => title);
  return {
    passed: list('expected').length,
    // Playwright runs nothing twice by itself, so it calls no test flaky.
    failed: [...list('unexpected', 'flaky'), ...errors.map(() => part)],
    skipped: list('skipped'),
    flaky: [],
  };
}

/**
 * A report after what failed has run again. What failed once and passed once is flaky.
 *
 * @param second may be of whole files
 */
export function addSecondRun(first: Report, second: Report): Report {
  if (second.passed === 0) return first;
  const failed = first.failed.filter((title) => second.failed.includes(title));
  const mended = first.failed.filter((title) => !failed.includes(title));
  const broken = second.failed.filter((title) => !failed.includes(title));
  return { ...first, passed: first.passed + mended.length, failed, flaky: [...mended, ...broken] };
}
