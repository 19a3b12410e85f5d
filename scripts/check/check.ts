/*
 * npm run check [parts]: everything that can be said about the code without running it, and the sizes of its build. Parts
 * run side by side; each prints its verdict when it is done, and only what failed or is warned of.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { part as sizes } from '../bench/parts/sizes.ts';
import { formatTable, runPart } from '../bench/run-part.ts';
import { InputError, readInput, runCommandLine } from '../command-line.ts';
import { checkDocs } from './docs/check-docs.ts';
import { checkRequirements } from './requirements.ts';

/** What oxlint, in its unix format, does not fail for. */
const isWarning = (line: string) => line.includes('[Warning/');

/** A program of node_modules. @returns its warnings, or what it prints if it fails, but for the number of problems */
const run = async (program: string, options: string): Promise<string[]> => {
  try {
    const path = `node_modules/.bin/${program}`;
    const { stdout } = await promisify(execFile)(path, options.split(' '), { maxBuffer: 1e8 });
    return stdout.split('\n').filter(isWarning);
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => !/^\s*$|^\d+ problems?$/.test(line));
    return lines.length > 0 ? lines : [message];
  }
};
const runCached = (program: string, options: string) =>
  run(program, `--cache --cache-location node_modules/.cache/${program}/check ${options}`);
const knipOptions = '--no-progress --no-config-hints --reporter compact';
const productionOptions = '--production --config knip.production.json --include files,exports,types';

/**
 * Fails if a page's first load is larger than its ceiling. Reads the build in `dist` if it is newer than the sources, and
 * builds the app otherwise (about 20 seconds); `npm test` builds it first, so there it costs nothing.
 */
async function checkSizes(): Promise<string[]> {
  const tooLarge = (await runPart(sizes)).filter(({ status }) => status === 'fail');
  return tooLarge.length > 0 ? formatTable(tooLarge).split('\n') : [];
}

/** What each finds wrong, one fault a line. */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  format: () => runCached('prettier', '--list-different --cache-strategy metadata .'),
  'lint and types': () => run('oxlint', '-f unix'),
  'dead code': () => runCached('knip', knipOptions),
  'dead code without tests': () => runCached('knip', `${knipOptions} ${productionOptions}`),
  docs: checkDocs,
  requirements: checkRequirements,
  sizes: checkSizes,
};

// The type checker is written in Go, and would spend a quarter of its time on collecting garbage.
process.env['GOGC'] ??= '400';

const isCalled = (name: string, word: string) => name.split(' ').includes(word);
const getSeconds = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1);

const usage = `Usage: npm run check [part …]; a word of a part is enough: ${Object.keys(parts).join(', ')}`;

await runCommandLine(async (args) => {
  const { positionals: words } = readInput({ args, allowPositionals: true, options: {} }, usage);
  const unknown = words.filter((word) => !Object.keys(parts).some((name) => isCalled(name, word)));
  if (unknown.length > 0) throw new InputError(`There is no part "${unknown.join(' ')}".\n${usage}`);
  const selected = Object.entries(parts).filter(
    ([name]) => words.length === 0 || words.some((word) => isCalled(name, word)),
  );
  const startedAt = performance.now();
  const results = await Promise.all(
    selected.map(async ([name, check]) => {
      const partStartedAt = performance.now();
      const faults = await check().catch((error: unknown) => [String(error)]);
      const isPassed = faults.every(isWarning);
      console.log(`${isPassed ? '✓' : '✗'} ${name.padEnd(23)} ${getSeconds(partStartedAt).padStart(5)} s`);
      for (const fault of faults) console.log(`    ${fault}`);
      return isPassed;
    }),
  );
  const passed = results.filter(Boolean).length;
  console.log(`check: ${passed} passed, ${results.length - passed} failed, ${getSeconds(startedAt)} s`);
  return passed < results.length ? 1 : 0;
});
