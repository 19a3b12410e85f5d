import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { getSuiteFolder } from '../backend/project.ts';
import { runProgram } from '../run-program.ts';
import { isTimed, type PartName, type TestArguments } from './parts.ts';
import {
  addSecondRun,
  createFailure,
  readPlaywrightReport,
  readVitestReport,
  type Report,
} from './reports.ts';
import { formatReport } from './summary.ts';

/** So many failures have one cause, which a second run would only confirm. */
const maxRepeated = 10;

const folder = join(getSuiteFolder('test'), 'results');
const vitestFile = (part: PartName) => join(folder, `${part}.json`);
const playwrightFile = join(folder, 'e2e.json');

/** How a part runs, and which tests a change can break. */
function getCommand(part: PartName, { names, changedSince }: TestArguments): [program: string, ...string[]] {
  if (part === 'check') return ['tsx', 'scripts/check/check.ts'];
  // Next to others, only the end of what a runner prints is read.
  const isAlone = names.length === 1;
  if (part === 'e2e')
    return [
      ...(['playwright', 'test', `--reporter=${isAlone ? 'line' : 'dot'},json`] as const),
      ...(changedSince === undefined ? [] : [`--only-changed=${changedSince}`, '--pass-with-no-tests']),
    ];
  return [
    ...(['vitest', 'run', '--project', `${part}*`, `--outputFile=${vitestFile(part)}`] as const),
    ...[`--reporter=${isAlone ? 'default' : 'dot'}`, '--reporter=json', '--silent=passed-only'],
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
  ];
}

/** Runs a part of `npm test` and prints what it says: all of it if it fails or runs alone, otherwise one line. */
export async function runPart(
  part: PartName,
  options: TestArguments & { readonly signal: AbortSignal },
  repeated: readonly string[] = [],
): Promise<Report> {
  const startedAt = Date.now();
  const [program, ...args] = getCommand(part, options);
  const reportFile = part === 'e2e' ? playwrightFile : vitestFile(part);
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const logFile = join(folder, `${part}.log`);
  const output = options.names.length > 1 ? openSync(logFile, 'w') : undefined;
  const code = await runProgram(
    program,
    [...args, ...(part === 'check' ? [] : options.runnerArguments), ...repeated],
    {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
      signal: options.signal,
      ...(output !== undefined && { output }),
    },
  );
  if (output !== undefined) {
    closeSync(output);
    if (code !== 0) console.log(readFileSync(logFile, 'utf8'));
  }
  const report = verifyReport(readReport(part, reportFile, code), code, options.changedSince !== undefined);
  console.log(formatReport(part, report, (Date.now() - startedAt) / 1000));
  return report;
}

/** The check counts as a single test. A runner that fails early, or has nothing to run, writes no report. */
function readReport(part: PartName, file: string, code: number): Report {
  const nothing = { passed: part === 'check' && code === 0 ? 1 : 0, failed: [], skipped: [], flaky: [] };
  if (!existsSync(file)) return nothing;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return part === 'e2e'
    ? readPlaywrightReport(json as JSONReport, part)
    : readVitestReport(json as JsonTestResults);
}

/** Adds a failure if a part ran no tests, or if its runner failed although no test did. */
export function verifyReport(report: Report, code: number, mayBeEmpty: boolean): Report {
  if (report.failed.length > 0) return report;
  if (report.passed === 0 && !(mayBeEmpty && code === 0))
    return createFailure(`ran no tests (exit code ${code})`);
  return code === 0
    ? report
    : { ...report, failed: [`ended with exit code ${code} although no test failed`] };
}

/** Runs what failed in a part once more, one after the other; call it when nothing else runs. */
export async function repeatFailures(
  part: PartName,
  first: Report,
  options: TestArguments & { readonly signal: AbortSignal },
): Promise<Report> {
  const { length } = first.failed;
  if (!isTimed(part) || length === 0 || length > maxRepeated || first.passed === 0) return first;
  const files = new Set(
    first.failed.map((title) => title.split(' > ')[0] ?? '').filter((file) => existsSync(file)),
  );
  if (part !== 'e2e' && files.size === 0) return first;
  console.log(`${part}: running what failed once more`);
  const selection = part === 'e2e' ? ['--last-failed', '--workers=1'] : [...files, '--no-file-parallelism'];
  // The files are a selection of their own.
  return addSecondRun(
    first,
    await runPart(part, { ...options, changedSince: undefined, runnerArguments: [] }, selection),
  );
}
