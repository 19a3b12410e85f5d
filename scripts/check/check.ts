/*
 * npm run check [parts]: everything that can be said about the code without running it, and the sizes of its build. Parts
 * run side by side; each prints its verdict when it is done, and only what failed.
 */
import { existsSync } from 'node:fs';
import { formatResult, runPart, type Part } from './run-part.ts';

const getBinPath = (name: string) => `node_modules/.bin/${name}`;

const prettierCache = 'node_modules/.cache/prettier/check';

const tsconfigFiles = ['tsconfig.app.json', 'tsconfig.node.json', 'tsconfig.worker.json'].filter((file) =>
  existsSync(file),
);

const parts: Part[] = [
  {
    name: 'format',
    command: [getBinPath('prettier'), '--list-different', '--cache', '--cache-location', prettierCache, '.'],
  },
  { name: 'lint', command: [getBinPath('oxlint'), '-f', 'unix'], ignoredOutput: /^\d+ problems?$/ },
  ...tsconfigFiles.map((file) => ({
    name: `types ${file.replace(/^tsconfig\.|\.json$/g, '')}`,
    command: [getBinPath('tsc'), '-p', file, '--noEmit', '--pretty', 'false'] as const,
  })),
  {
    name: 'dead code',
    command: [getBinPath('knip'), '--no-progress', '--no-config-hints', '--reporter', 'compact'],
  },
  {
    name: 'dead code without tests',
    command: [
      getBinPath('knip'),
      ...['--production', '--config', 'knip.production.json', '--include', 'files,exports,types'],
      ...['--no-progress', '--no-config-hints', '--reporter', 'compact'],
    ],
  },
  { name: 'docs', command: [getBinPath('tsx'), 'scripts/check/docs/check-docs.ts'] },
  { name: 'structure', command: [getBinPath('tsx'), 'scripts/check/structure.ts'] },
  { name: 'requirements', command: [getBinPath('tsx'), 'scripts/requirement-coverage.ts', '--strict'] },
  { name: 'sizes', command: [getBinPath('tsx'), 'scripts/check/sizes.ts'] },
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
    const verdict = await runPart(part);
    console.log(formatResult(verdict));
    return verdict;
  }),
);
const failed = results.filter(({ passed }) => !passed);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`check: ${results.length - failed.length} passed, ${failed.length} failed, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
