import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { getSuiteFolder } from '../backend/project.ts';
import { runProgram } from '../run-program.ts';
import { isTimed, type PartName, type TestArguments } from './parts.ts';
import {
  addSecondRun,
  createFailure,
  hasStatus,
  readPlaywrightReport,
  readVitestReport,
  type Result,
} from './results.ts';
import { formatPart } from './summary.ts';

/** So many failures have one cause, which a second run would only confirm. */
const maxRepeated = 10;

export interface RunOptions extends TestArguments {
  /** Stops what runs. */
  readonly signal: AbortSignal;
}

const folder = join(getSuiteFolder('test'), 'results');

/** How a part runs, with what it prints if it is the only one. */
function getCommand(part: PartName, { names, changedSince }: RunOptions, report: string): string[] {
  const isAlone = names.length === 1 && process.env['CI'] === undefined;
  if (part === 'check') return ['tsx', 'scripts/check/check.ts'];
  if (part === 'e2e')
    return [
      ...['playwright', 'test', `--reporter=${isAlone ? 'line' : 'dot'},json`],
      ...(changedSince === undefined ? [] : [`--only-changed=${changedSince}`, '--pass-with-no-tests']),
    ];
  return [
    ...['vitest', 'run', '--project', `${part}*`, '--silent=passed-only'],
    ...[`--reporter=${isAlone ? 'default' : 'dot'}`, '--reporter=json', `--outputFile=${report}`],
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
  ];
}

function readReport(part: PartName, file: string): Result[] {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return part === 'e2e'
    ? readPlaywrightReport(report as JSONReport)
    : readVitestReport(report as JsonTestResults);
}

async function runOnce(
  part: PartName,
  options: RunOptions,
  words: readonly string[],
): Promise<readonly Result[]> {
  const report = join(folder, `${part}.json`);
  rmSync(report, { force: true });
  const [program = '', ...args] = getCommand(part, options, report);
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runProgram(program, [...args, ...words], { environment, signal: options.signal });
  // The check counts as one test. Without a test, or when it fails early, a runner writes no report.
  const results = existsSync(report)
    ? readReport(part, report)
    : part === 'check' && code === 0
      ? [{ title: 'everything', status: 'passed' } as const]
      : [];
  // With no test to run, both runners end with an error code.
  if (code === 0 || results.some(hasStatus('failed'))) return results;
  return [...results, createFailure(`ended with exit code ${code} although no test failed`)];
}

/** Runs a part of `npm test`, whose runner prints what it finds. */
export async function runPart(part: PartName, options: RunOptions): Promise<readonly Result[]> {
  const startedAt = Date.now();
  const results = await runOnce(part, options, part === 'check' ? [] : options.runnerArguments);
  console.log(formatPart(part, results, (Date.now() - startedAt) / 1000));
  return results.map(({ title, status }) => ({ title: `${part}: ${title}`, status }));
}

/** Runs what failed in a part once more, one test after the other; call it when nothing else runs. */
export async function repeatFailures(
  part: PartName,
  first: readonly Result[],
  options: RunOptions,
): Promise<readonly Result[]> {
  const failed = first.filter(hasStatus('failed')).map(({ title }) => title.slice(`${part}: `.length));
  const files = new Set(
    failed.map((title) => title.split(' > ')[0] ?? '').filter((file) => existsSync(file)),
  );
  const canRepeat = part === 'e2e' || files.size > 0;
  if (!isTimed(part) || !canRepeat || failed.length === 0 || failed.length > maxRepeated) return first;
  console.log(`${part}: running what failed once more`);
  const selection = part === 'e2e' ? ['--last-failed', '--workers=1'] : [...files, '--no-file-parallelism'];
  const second = await runOnce(part, { ...options, changedSince: undefined }, selection);
  return addSecondRun(
    first,
    second.map((result) => ({ ...result, title: `${part}: ${result.title}` })),
  );
}
