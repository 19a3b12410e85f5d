import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, getSuiteFolder } from '../backend/project.ts';
import { createFailedResult, verifyResult, type PartResult } from './part-result.ts';
import { parsePlaywrightReport } from './playwright-report.ts';
import { parseVitestReport } from './vitest-report.ts';

/** Stops a runner that hangs. */
const runTimeoutMs = 65 * 60_000;

type Environment = Readonly<Record<string, string>>;

/** Runs `npm run check` as a single test. */
export async function runCheck(): Promise<PartResult> {
  const startedAt = Date.now();
  const code = await runProgram('tsx', ['scripts/check/check.ts'], {});
  if (code !== 0) return createFailedResult('check', 'see its output above', getSecondsSince(startedAt));
  return { part: 'check', passed: 1, failures: [], skipped: [], seconds: getSecondsSince(startedAt) };
}

/** Runs one project of vitest.config.ts, with those whose name continues its own. */
export function runVitest(
  project: string,
  environment: Environment,
  runnerArguments: readonly string[],
): Promise<PartResult> {
  return runWithReport(project, (file, startedAt) => ({
    program: 'vitest',
    args: [
      'run',
      '--project',
      `${project}*`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
      ...runnerArguments,
    ],
    environment,
    parseReport: (json) => parseVitestReport(project, json, projectRoot, getSecondsSince(startedAt)),
  }));
}

/** Runs the browser tests of playwright.config.ts. */
export function runPlaywright(
  environment: Environment,
  runnerArguments: readonly string[],
): Promise<PartResult> {
  return runWithReport('e2e', (file, startedAt) => ({
    program: 'playwright',
    args: ['test', '--reporter=line,json', ...runnerArguments],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    parseReport: (json) => parsePlaywrightReport('e2e', json, getSecondsSince(startedAt)),
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
  createRunner: (file: string, startedAt: number) => TestRunner,
): Promise<PartResult> {
  const folder = join(getSuiteFolder('test'), 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${part}.json`);
  rmSync(file, { force: true });
  const startedAt = Date.now();
  const { program, args, environment, parseReport } = createRunner(file, startedAt);
  const code = await runProgram(program, args, environment);
  if (!existsSync(file)) {
    return createFailedResult(
      part,
      `${program} ended with exit code ${code} and no report`,
      getSecondsSince(startedAt),
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

const getSecondsSince = (startedAt: number) => (Date.now() - startedAt) / 1000;
