import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, suiteFolder } from '../backend/project.ts';
import { brokenPart, distrust, type Outcome } from './outcome.ts';
import { readPlaywrightReport } from './playwright-results.ts';
import { readVitestReport } from './vitest-results.ts';

/** No runner needs this long; one that hangs must not hang whoever waits for the verdict. */
const longestMilliseconds = 30 * 60_000;

type Environment = Readonly<Record<string, string>>;

/** Runs `npm run check`, which counts as one test. */
export async function runCheck(): Promise<Outcome> {
  const started = Date.now();
  const code = await run('tsx', ['scripts/check/check.ts'], {});
  if (code !== 0) return brokenPart('check', 'see its output above', since(started));
  return { part: 'check', passed: 1, failures: [], skipped: [], seconds: since(started) };
}

/** Runs one project of vitest.config.ts. */
export function runVitest(project: string, environment: Environment): Promise<Outcome> {
  return runReporting(project, (file, started) => ({
    program: 'vitest',
    args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    environment,
    read: (json) => readVitestReport(project, json, projectFolder, since(started)),
  }));
}

/** Runs the browser tests of playwright.config.ts. */
export function runPlaywright(environment: Environment): Promise<Outcome> {
  return runReporting('e2e', (file, started) => ({
    program: 'playwright',
    args: ['test', '--reporter=line,json'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    read: (json) => readPlaywrightReport('e2e', json, since(started)),
  }));
}

interface Runner {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly read: (json: unknown) => Outcome;
}

async function runReporting(part: string, make: (file: string, started: number) => Runner): Promise<Outcome> {
  const folder = join(suiteFolder('test'), 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${part}.json`);
  rmSync(file, { force: true });
  const started = Date.now();
  const { program, args, environment, read } = make(file, started);
  const code = await run(program, args, environment);
  if (!existsSync(file)) {
    return brokenPart(part, `${program} ended with exit code ${code} and no report`, since(started));
  }
  return distrust(read(JSON.parse(readFileSync(file, 'utf8'))), code);
}

function run(program: string, args: readonly string[], environment: Environment): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(projectFolder, 'node_modules', '.bin', program), args, {
      cwd: projectFolder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longestMilliseconds,
    });
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

const since = (started: number) => (Date.now() - started) / 1000;
