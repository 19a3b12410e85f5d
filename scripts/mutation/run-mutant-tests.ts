import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../backend/project.ts';
import { parseVitestReport } from '../test/read-reports.ts';

/** `invalid` if the tests could not run, which proves nothing. */
export type MutantOutcome = 'killed' | 'survived' | 'invalid';

/** Runs vitest against a mutant until a test fails. */
export async function runMutantTests(
  vitestArguments: readonly string[],
  environment: Record<string, string>,
): Promise<MutantOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const reportFile = join(folder, 'report.json');
  writeFileSync(reportFile, '');
  const testRun = spawn(
    join(projectRoot, 'node_modules', '.bin', 'vitest'),
    ['run', ...vitestArguments, '--bail', '1', '--reporter', 'json', '--outputFile', reportFile],
    { cwd: projectRoot, env: { ...process.env, ...environment }, stdio: 'ignore' },
  );
  const [status] = (await once(testRun, 'close')) as [number | null];
  const report = readFileSync(reportFile, 'utf8');
  rmSync(folder, { recursive: true });
  if (status === 0) return 'survived';
  return hasFailedTest(report) ? 'killed' : 'invalid';
}

/** The report has an error of Vitest itself for a test that took too long. */
const timeoutPattern = /timed out|STACK_TRACE_ERROR/;

/** Whether a test failed for another reason than a busy machine. */
const hasFailedTest = (report: string) =>
  report !== '' &&
  parseVitestReport('mutant', JSON.parse(report), projectRoot, 0).failures.some(
    ({ name, message }) => name !== undefined && !timeoutPattern.test(message),
  );
