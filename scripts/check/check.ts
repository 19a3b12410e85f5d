/*
 * npm run check [parts]: everything that can be said about the code without running it, and the sizes of its build. Parts
 * run side by side; each prints its verdict when it is done, and only what failed.
 */
import { checkRequirements } from '../requirements/read-coverage.ts';
import { checkDocs } from './docs/check-docs.ts';
import { checkWith, formatResult, runPart, type Part } from './run-check-part.ts';
import { checkSizes } from './check-sizes.ts';

const getBinPath = (name: string) => `node_modules/.bin/${name}`;
const getCacheOptions = (name: string) => [
  '--cache',
  '--cache-location',
  `node_modules/.cache/${name}/check`,
];

const checkUnused = (...options: string[]) =>
  checkWith([
    getBinPath('knip'),
    ...['--no-progress', '--no-config-hints', '--reporter', 'compact'],
    ...getCacheOptions('knip'),
    ...options,
  ]);

// The type checker is written in Go, and would spend a quarter of its time on collecting garbage.
process.env['GOGC'] ??= '400';

const parts: Part[] = [
  {
    name: 'format',
    check: checkWith([
      getBinPath('prettier'),
      ...['--list-different', '--cache-strategy', 'metadata'],
      ...getCacheOptions('prettier'),
      '.',
    ]),
  },
  { name: 'lint and types', check: checkWith([getBinPath('oxlint'), '-f', 'unix'], /^\d+ problems?$/) },
  { name: 'dead code', check: checkUnused() },
  {
    name: 'dead code without tests',
    check: checkUnused(
      '--production',
      '--config',
      'knip.production.json',
      '--include',
      'files,exports,types',
    ),
  },
  { name: 'docs', check: checkDocs },
  { name: 'requirements', check: checkRequirements },
  { name: 'sizes', check: checkSizes },
];

const requestedParts = process.argv.slice(2);
const unknownParts = requestedParts.filter(
  (word) => !parts.some(({ name }) => name.split(' ').includes(word)),
);
if (unknownParts.length > 0) {
  console.error(
    `no part called ${unknownParts.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const selectedParts = parts.filter(
  ({ name }) => requestedParts.length === 0 || requestedParts.some((word) => name.split(' ').includes(word)),
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
