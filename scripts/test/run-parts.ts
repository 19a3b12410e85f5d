import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSuiteFolder } from '../backend/project.ts';
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

/** How a runner that writes a report is called. */
interface Runner {
  readonly getArguments: (part: PartName, reportFile: string) => string[];
  /** For the tests that files changed since a commit can break, of which there may be none. */
  readonly getChangedOptions: (commit: string) => string[];
  /** For the tests that failed, one after the other. */
  readonly getRetryOptions: (result: PartResult) => string[];
  readonly parseReport: (part: string, json: unknown, seconds: number) => PartResult;
}

const runners: Readonly<Record<'vitest' | 'playwright', Runner>> = {
  /** One project, with those whose name continues its own. */
  vitest: {
    getArguments: (part, file) => [
      ...['run', '--config', parts[part].config ?? 'vitest.config.ts', '--project', `${part}*`],
      ...['--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    ],
    getChangedOptions: (commit) => [`--changed=${commit}`, '--passWithNoTests'],
    getRetryOptions: (result) => [...getVitestSelection(result), '--no-file-parallelism'],
    parseReport: parseVitestReport,
  },
  playwright: {
    getArguments: () => ['test', '--reporter=line,json'],
    getChangedOptions: (commit) => [`--only-changed=${commit}`, '--pass-with-no-tests'],
    getRetryOptions: () => ['--last-failed', '--workers=1'],
    parseReport: parsePlaywrightReport,
  },
};

/** Runs the failed tests of a part once more, one after the other; call it when nothing else runs. */
export async function retryFailures(result: PartResult, options: RunOptions): Promise<PartResult> {
  const name = result.part as PartName;
  const { isRetried, runner } = parts[name];
  const count = result.failures.length;
  if (!isRetried || runner === 'check' || count === 0 || count > maxRetried || result.passed === 0)
    return result;
  console.log(`${name}: running what failed once more`);
  const runnerArguments = runners[runner].getRetryOptions(result);
  return addRetry(result, await runPart(name, { ...options, runnerArguments, resultName: `${name}-retry` }));
}

/** The arguments that select failed tests: their files, and their names unless a whole file failed. */
function getVitestSelection({ failures }: PartResult): string[] {
  const files = new Set(failures.map(({ file = '' }) => file));
  const names = failures.map(({ name }) => name);
  const pattern = names.map((name = '') => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  return [...files, ...(names.includes(undefined) ? [] : ['-t', `^(?:${pattern})$`])];
}

/** Runs a part of `npm test`; `npm run check` counts as a single test. */
export async function runPart(
  part: PartName,
  { environment, runnerArguments, changedSince, resultName = part }: RunOptions,
): Promise<PartResult> {
  const startedAt = Date.now();
  const getSeconds = () => (Date.now() - startedAt) / 1000;
  const logFile = join(resultFolder, `${resultName}.log`);
  const { runner: name } = parts[part];
  if (name === 'check') {
    const code = await runProgram({ name: 'tsx', args: ['scripts/check/check.ts'], environment, logFile });
    const problem = code === 0 ? undefined : 'see its output above';
    return { ...createResult(part, getSeconds(), problem), passed: code === 0 ? 1 : 0 };
  }
  const { getArguments, getChangedOptions, parseReport } = runners[name];
  const file = join(resultFolder, `${resultName}.json`);
  rmSync(file, { force: true });
  const mayBeEmpty = changedSince !== undefined;
  const changed = mayBeEmpty ? getChangedOptions(changedSince) : [];
  const code = await runProgram({
    name,
    args: [...getArguments(part, file), ...changed, ...runnerArguments],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    logFile,
  });
  if (existsSync(file))
    return verifyResult(
      parseReport(part, JSON.parse(readFileSync(file, 'utf8')), getSeconds()),
      code,
      mayBeEmpty,
    );
  // Without a changed test, the runners write no report.
  if (mayBeEmpty && code === 0) return createResult(part, getSeconds());
  return createResult(part, getSeconds(), `${name} ended with exit code ${code} and no report`);
}
