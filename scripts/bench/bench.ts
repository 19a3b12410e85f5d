/* npm run bench [parts] [-- --quick]: measures the product against targets. `--quick` measures small inputs once. */
import { InputError, readInput, runCommandLine } from '../command-line.ts';
import { formatTable, runPart, type BenchPart } from './run-part.ts';

const parts: Readonly<Record<string, () => Promise<{ part: BenchPart }>>> = {
  'first-load': () => import('./parts/first-load.ts'),
  'slow-line': () => import('./parts/slow-line.ts'),
  media: () => import('./parts/media.ts'),
  night: () => import('./parts/night.ts'),
  sizes: () => import('./parts/sizes.ts'),
};

const usage = `Usage: npm run bench -- [--quick] [${Object.keys(parts).join(' | ')}]`;

await runCommandLine(async (args) => {
  const options = { quick: { type: 'boolean', default: false } } as const;
  const { values, positionals: requested } = readInput({ args, allowPositionals: true, options }, usage);
  const unknown = requested.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new InputError(`There is no part "${unknown.join(' ')}".\n${usage}`);
  let exitCode = 0;
  for (const [name, load] of Object.entries(parts)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    try {
      const { part } = await load();
      const rows = await runPart(part, values.quick);
      console.log(`${name}\n${formatTable(rows).replace(/^/gm, '  ')}\n`);
      if (rows.some(({ status }) => status === 'fail')) exitCode = 1;
    } catch (error) {
      console.error(`${name}:`, error);
      exitCode = 1;
    }
  }
  return exitCode;
});
