import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, TestError, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { projectRoot } from '../backend/project.ts';
import { createResult, type PartResult, type TestFailure } from './part-result.ts';

/** The first lines that are not empty. */
function shorten(text: string, maxLines: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, maxLines).join('\n');
}

const maxMessageLines = 16;
const maxScreenLines = 80;

/** @param folder base of the file names in titles */
export function parseVitestReport(
  part: string,
  json: unknown,
  seconds: number,
  folder = projectRoot,
): PartResult {
  let passed = 0;
  const failures: TestFailure[] = [];
  const skipped: string[] = [];
  for (const { name: path, status, message = '', assertionResults } of (json as JsonTestResults)
    .testResults) {
    const file = relative(folder, path);
    for (const { fullName: name, status: outcome, failureMessages } of assertionResults) {
      const title = `${file} > ${name}`;
      if (outcome === 'passed') passed++;
      else if (outcome === 'failed')
        failures.push({
          title,
          file,
          name,
          message: shorten(failureMessages?.join('\n') ?? '', maxMessageLines),
        });
      else skipped.push(title);
    }
    // The file failed to load, or a hook failed.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      failures.push({ title: file, file, message: shorten(message, maxMessageLines) });
  }
  return { ...createResult(part, seconds), passed, failures, skipped };
}

/** A test that Playwright itself calls flaky counts as failed. */
export function parsePlaywrightReport(part: string, json: unknown, seconds: number): PartResult {
  let passed = 0;
  const failures: TestFailure[] = [];
  const skipped: string[] = [];
  const visit = ({ title: suite, specs, suites = [] }: JSONReportSuite, path: readonly string[]) => {
    const here = [...path, suite];
    for (const { title: spec, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const title = [`[${projectName}]`, ...here, spec].join(' > ');
        if (status === 'expected') passed++;
        else if (status === 'skipped') skipped.push(title);
        else {
          const screen = readScreen(results.flatMap(({ attachments }) => attachments));
          const message = joinMessages(results.flatMap(({ errors }) => errors));
          failures.push({ title, message: screen === undefined ? message : `${message}\n${screen}` });
        }
      }
    for (const child of suites) visit(child, here);
  };
  const report = json as JSONReport;
  for (const suite of report.suites) visit(suite, []);
  // Errors outside tests, such as a file that fails to load or an invalid configuration.
  failures.push(...report.errors.map((error) => ({ title: part, message: joinMessages([error]) })));
  return { ...createResult(part, seconds), passed, failures, skipped };
}

/** What the screen said at the end, as Playwright describes it; undefined when the test had no page. */
function readScreen(attachments: JSONReportTestResult['attachments']): string | undefined {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return undefined;
  const sections = readFileSync(file, 'utf8').split(/^# /m);
  const screen = sections.find((section) => section.startsWith('Page snapshot'));
  return screen && shorten(screen, maxScreenLines);
}

function joinMessages(errors: readonly TestError[]): string {
  const messages = errors.map(({ message = 'no message', location }) => {
    const place = location ? `${basename(location.file)}:${location.line}: ` : '';
    return place + stripVTControlCharacters(message);
  });
  return shorten(messages.join('\n'), maxMessageLines);
}
