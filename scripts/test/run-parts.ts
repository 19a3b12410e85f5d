import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, getSuiteFolder } from '../backend/project.ts';
import { addRetry, createFailedResult, verifyResult, type PartResult } from './part-result.ts';
import { parts, type PartName } from './parts.ts';
import { parsePlaywrightReport, parseVitestReport } from './read-reports.ts';
import { runProgram } from './run-program.ts';

export interface RunOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly runnerArguments: readonly string[];
  /** Runs only the tests that files changed since this commit can break. */
  readonly changedSince?: string | undefined;
  /** Of the report and the log; by default the part's name. */
  readonly resultName?: string;
}

/** So many failures have one cause, which a second run would only confirm. */
const maxRetried = 10;

const resultFolder = join(getSuiteFolder('test'), 'results');

/** Runs a part of `npm test`. */
export function runPart(name: PartName, options: RunOptions): Promise<PartResult> {
  const { runner } = parts[name];
  if (runner === 'check') return runCheck();
  return runner === 'vitest' ? runVitest(name, options) : runPlaywright(name, options);
}

/** Runs `npm run check` as a single test. */
async function runCheck(): Promise<PartResult> {
  const startedAt = Date.now();
  const code = await runProgram({
    name: 'tsx',
    args: ['scripts/check/check.ts'],
    environment: {},
    logFile: join(resultFolder, 'check.log'),
  });
  const seconds = getSecondsSince(startedAt);
  if (code !== 0) return createFailedResult('check', 'see its output above', seconds);
  return { part: 'check', passed: 1, failures: [], flaky: [], skipped: [], seconds };
}

/** Runs one project of Vitest, with those whose name continues its own. */
function runVitest(
  part: PartName,
  { environment, runnerArguments, changedSince, resultName = part }: RunOptions,
): Promise<PartResult> {
  const { config = 'vitest.config.ts' } = parts[part];
  const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
  return runWithReport(part, resultName, changedSince !== undefined, (file, startedAt) => ({
    name: 'vitest',
    args: [
      ...['run', '--config', config, '--project', `${part}*`],
      ...['--reporter=dot', '--reporter=json', `--outputFile=${file}`],
      ...changed,
      ...runnerArguments,
    ],
    environment,
    parseReport: (json) => parseVitestReport(part, json, projectRoot, getSecondsSince(startedAt)),
  }));
}

/** Runs the browser tests of playwright.config.ts. */
function runPlaywright(
  part: PartName,
  { environment, runnerArguments, changedSince, resultName = part }: RunOptions,
): Promise<PartResult> {
  const changed =
    changedSince === undefined ? [] : [`--only-changed=${changedSince}`, '--pass-with-no-tests'];
  return runWithReport(part, resultName, changedSince !== undefined, (file, startedAt) => ({
    name: 'playwright',
    args: ['test', '--reporter=line,json', ...changed, ...runnerArguments],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    parseReport: (json) => parsePlaywrightReport(part, json, getSecondsSince(startedAt)),
  }));
}

/** Runs the failed tests of a part once more, one after the other; call it when nothing else runs. */
export async function retryFailures(result: PartResult, options: RunOptions): Promise<PartResult> {
  const name = result.part as PartName;
  const count = result.failures.length;
  if (!parts[name]?.isRetried || count === 0 || count > maxRetried || result.passed === 0) return result;
  console.log(`${name}: running what failed once more`);
  const runnerArguments =
    parts[name].runner === 'playwright'
      ? ['--last-failed', '--workers=1']
      : [...getVitestSelection(result), '--no-file-parallelism'];
  return addRetry(result, await runPart(name, { ...options, runnerArguments, resultName: `${name}-retry` }));
}

/** The arguments that select failed tests: their files, and their names unless a whole file failed. */
function getVitestSelection({ failures }: PartResult): string[] {
  const files = new Set(failures.map(({ file = '' }) => file));
  const names = failures.map(({ name }) => name);
  const pattern = names.map((name = '') => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  return [...files, ...(names.includes(undefined) ? [] : ['-t', `^(?:${pattern})$`])];
}

interface TestRunner {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly parseReport: (json: unknown) => PartResult;
}

async function runWithReport(
  part: string,
  resultName: string,
  mayBeEmpty: boolean,
  createRunner: (file: string, startedAt: number) => TestRunner,
): Promise<PartResult> {
  mkdirSync(resultFolder, { recursive: true });
  const file = join(resultFolder, `${resultName}.json`);
  rmSync(file, { force: true });
  const startedAt = Date.now();
  const { parseReport, ...program } = createRunner(file, startedAt);
  const code = await runProgram({ ...program, logFile: join(resultFolder, `${resultName}.log`) });
  if (existsSync(file))
    return verifyResult(parseReport(JSON.parse(readFileSync(file, 'utf8'))), code, mayBeEmpty);
  const seconds = getSecondsSince(startedAt);
  // Without a changed test, the runners write no report.
  if (mayBeEmpty && code === 0) return { part, passed: 0, failures: [], flaky: [], skipped: [], seconds };
  return createFailedResult(part, `${program.name} ended with exit code ${code} and no report`, seconds);
}

const getSecondsSince = (startedAt: number) => (Date.now() - startedAt) / 1000;
