/*
 * npm run check [parts]: everything that can be said about the code without running it, and the sizes of its build. Parts
 * run side by side; each prints its verdict when it is done, and only what failed.
 */

import { checkDocs } from './docs/check-docs.ts';
import { checkRequirements } from './requirements.ts';
import { checkWith, formatResult, runPart, type Part } from './run-check-part.ts';
import { part as sizes } from '../bench/parts/sizes.ts';
import { formatTable, runPart as measure } from '../bench/run-part.ts';

const getBinPath = (name: string) => `node_modules/.bin/${name}`;

const checkCached = (name: string, options: string) => {
  const cache = ['--cache', '--cache-location', `node_modules/.cache/${name}/check`];
  return checkWith([getBinPath(name), ...cache, ...options.split(' ')]);
};
const knipOptions = '--no-progress --no-config-hints --reporter compact';
const productionOptions = '--production --config knip.production.json --include files,exports,types';

/**
 * Fails if a page's first load is larger than its ceiling. Reads the build in `dist` if it is newer than the sources, and
 * builds the app otherwise (about 20 seconds); `npm test` builds it first, so there it costs nothing.
 */
async function checkSizes(): Promise<string[]> {
  const tooLarge = (await measure(sizes)).filter(({ status }) => status === 'fail');
  return tooLarge.length > 0 ? formatTable(tooLarge).split('\n') : [];
}

// The type checker is written in Go, and would spend a quarter of its time on collecting garbage.
process.env['GOGC'] ??= '400';

const parts: Part[] = [
  { name: 'format', check: checkCached('prettier', '--list-different --cache-strategy metadata .') },
  { name: 'lint and types', check: checkWith([getBinPath('oxlint'), '-f', 'unix'], /^\d+ problems?$/) },
  { name: 'dead code', check: checkCached('knip', knipOptions) },
  { name: 'dead code without tests', check: checkCached('knip', `${knipOptions} ${productionOptions}`) },
  { name: 'docs', check: checkDocs },
  { name: 'requirements', check: checkRequirements },
  { name: 'sizes', check: checkSizes },
];

const requested = process.argv.slice(2);
const isCalled = ({ name }: Part, word: string) => name.split(' ').includes(word);
const unknown = requested.filter((word) => !parts.some((part) => isCalled(part, word)));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  console.error(`no part called ${unknown.join(', ')}; there are ${names}`);
  process.exit(2);
}
const selectedParts = parts.filter(
  (part) => requested.length === 0 || requested.some((word) => isCalled(part, word)),
);

const startedAt = performance.now();
const results = await Promise.all(
  selectedParts.map(async (part) => {
    const result = await runPart(part);
    console.log(formatResult(result));
    return result;
  }),
);
const failed = results.filter(({ faults }) => faults.length > 0);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`check: ${results.length - failed.length} passed, ${failed.length} failed, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
