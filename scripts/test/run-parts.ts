import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, getSuiteFolder } from '../backend/project.ts';
import { addRetry, createResult, verifyResult, type PartResult } from './part-result.ts';
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
export const runPart = (name: PartName, options: RunOptions): Promise<PartResult> =>
  ({ check: runCheck, vitest: runVitest, playwright: runPlaywright })[parts[name].runner](name, options);

/** Runs `npm run check` as a single test. */
async function runCheck(part: PartName): Promise<PartResult> {
  const startedAt = Date.now();
  const program = { name: 'tsx', args: ['scripts/check/check.ts'], environment: {} };
  const code = await runProgram({ ...program, logFile: join(resultFolder, 'check.log') });
  const problem = code === 0 ? undefined : 'see its output above';
  return { ...createResult(part, getSecondsSince(startedAt), problem), passed: code === 0 ? 1 : 0 };
}

/** Runs one project of Vitest, with those whose name continues its own. */
function runVitest(part: PartName, options: RunOptions): Promise<PartResult> {
  const { config = 'vitest.config.ts' } = parts[part];
  return runWithReport(part, options, ['--changed=', '--passWithNoTests'], (file) => ({
    name: 'vitest',
    args: [
      ...['run', '--config', config, '--project', `${part}*`],
      ...['--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    ],
    environment: {},
    parseReport: (json, seconds) => parseVitestReport(part, json, projectRoot, seconds),
  }));
}

/** Runs the browser tests of playwright.config.ts. */
const runPlaywright = (part: PartName, options: RunOptions): Promise<PartResult> =>
  runWithReport(part, options, ['--only-changed=', '--pass-with-no-tests'], (file) => ({
    name: 'playwright',
    args: ['test', '--reporter=line,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    parseReport: (json, seconds) => parsePlaywrightReport(part, json, seconds),
  }));

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
  readonly parseReport: (json: unknown, seconds: number) => PartResult;
}

/** @param changedOptions options for the tests that files changed since a commit can break, of which there may be none */
async function runWithReport(
  part: string,
  { environment, runnerArguments, changedSince, resultName = part }: RunOptions,
  [changedOption, ...emptyOptions]: readonly string[],
  createRunner: (file: string) => TestRunner,
): Promise<PartResult> {
  mkdirSync(resultFolder, { recursive: true });
  const file = join(resultFolder, `${resultName}.json`);
  rmSync(file, { force: true });
  const startedAt = Date.now();
  const { parseReport, ...program } = createRunner(file);
  const mayBeEmpty = changedSince !== undefined;
  const changed = mayBeEmpty ? [`${changedOption}${changedSince}`, ...emptyOptions] : [];
  const code = await runProgram({
    ...program,
    args: [...program.args, ...changed, ...runnerArguments],
    environment: { ...environment, ...program.environment },
    logFile: join(resultFolder, `${resultName}.log`),
  });
  const seconds = getSecondsSince(startedAt);
  if (existsSync(file))
    return verifyResult(parseReport(JSON.parse(readFileSync(file, 'utf8')), seconds), code, mayBeEmpty);
  // Without a changed test, the runners write no report.
  if (mayBeEmpty && code === 0) return createResult(part, seconds);
  return createResult(part, seconds, `${program.name} ended with exit code ${code} and no report`);
}

const getSecondsSince = (startedAt: number) => (Date.now() - startedAt) / 1000;
