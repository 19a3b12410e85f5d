import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, getSuiteFolder } from '../backend/project.ts';
import { createFailedResult, verifyResult, type PartResult } from './part-result.ts';
import { parsePlaywrightReport } from './playwright-report.ts';
import { parseVitestReport } from './vitest-report.ts';

/** No runner needs this long; one that hangs must not hang whoever waits for the verdict. */
const runTimeoutMs = 30 * 60_000;

type Environment = Readonly<Record<string, string>>;

/** Runs `npm run check`, which counts as one test. */
export async function runCheck(): Promise<PartResult> {
  const started = Date.now();
  const code = await runProgram('tsx', ['scripts/check/check.ts'], {});
  if (code !== 0) return createFailedResult('check', 'see its output above', secondsSince(started));
  return { part: 'check', passed: 1, failures: [], skipped: [], seconds: secondsSince(started) };
}

/** Runs one project of vitest.config.ts. */
export function runVitest(project: string, environment: Environment): Promise<PartResult> {
  return runWithReport(project, (file, started) => ({
    program: 'vitest',
    args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    environment,
    parseReport: (json) => parseVitestReport(project, json, projectRoot, secondsSince(started)),
  }));
}

/** Runs the browser tests of playwright.config.ts. */
export function runPlaywright(environment: Environment): Promise<PartResult> {
  return runWithReport('e2e', (file, started) => ({
    program: 'playwright',
    args: ['test', '--reporter=line,json'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    parseReport: (json) => parsePlaywrightReport('e2e', json, secondsSince(started)),
  }));
}

interface TestRunner {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly parseReport: (json: unknown) => PartResult;
}

async function runWithReport(
  part: string,
  make: (file: string, started: number) => TestRunner,
): Promise<PartResult> {
  const folder = join(getSuiteFolder('test'), 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${part}.json`);
  rmSync(file, { force: true });
  const started = Date.now();
  const { program, args, environment, parseReport } = make(file, started);
  const code = await runProgram(program, args, environment);
  if (!existsSync(file)) {
    return createFailedResult(
      part,
      `${program} ended with exit code ${code} and no report`,
      secondsSince(started),
    );
  }
  return verifyResult(parseReport(JSON.parse(readFileSync(file, 'utf8'))), code);
}

function runProgram(program: string, args: readonly string[], environment: Environment): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(projectRoot, 'node_modules', '.bin', program), args, {
      cwd: projectRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: runTimeoutMs,
    });
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

const secondsSince = (started: number) => (Date.now() - started) / 1000;
