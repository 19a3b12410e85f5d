/*
 * npm run check [parts]: everything that can be said about the code without running it. Parts run side by side; each
 * prints its verdict when it is done, and only what failed.
 */
import { existsSync } from 'node:fs';
import { report, runPart, type Part } from './run-part.ts';

const tool = (name: string) => `node_modules/.bin/${name}`;

const cache = 'node_modules/.cache/prettier/check';

const projects = ['tsconfig.app.json', 'tsconfig.node.json', 'tsconfig.worker.json'].filter((file) =>
  existsSync(file),
);

const parts: Part[] = [
  {
    name: 'format',
    command: [tool('prettier'), '--list-different', '--cache', '--cache-location', cache, '.'],
  },
  { name: 'lint', command: [tool('oxlint'), '-f', 'unix'], noise: /^\d+ problems?$/ },
  ...projects.map((file) => ({
    name: `types ${file.replace(/^tsconfig\.|\.json$/g, '')}`,
    command: [tool('tsc'), '-p', file, '--noEmit', '--pretty', 'false'] as const,
  })),
  {
    name: 'dead code',
    command: [tool('knip'), '--no-progress', '--no-config-hints', '--reporter', 'compact'],
  },
  { name: 'structure', command: [tool('tsx'), 'scripts/check/structure.ts'] },
  { name: 'requirement ids', command: [tool('tsx'), 'scripts/coverage-of-requirements.ts', '--check'] },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !parts.some(({ name }) => name.split(' ').includes(word)));
if (unknown.length > 0) {
  console.error(
    `no part called ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const chosen = parts.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.split(' ').includes(word)),
);

const began = performance.now();
const verdicts = await Promise.all(
  chosen.map(async (part) => {
    const verdict = await runPart(part);
    console.log(report(verdict));
    return verdict;
  }),
);
const failed = verdicts.filter(({ passed }) => !passed);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`check: ${verdicts.length - failed.length} passed, ${failed.length} failed, ${seconds} s`);
if (failed.length > 0) process.exitCode = 1;
