/* npm run bench [parts] [-- --quick]: measures the product against targets. `--quick` measures small inputs once. */
import { parseArgs } from 'node:util';
import { formatTable, runPart, type BenchPart } from './run-part.ts';

const parts: Readonly<Record<string, () => Promise<{ part: BenchPart }>>> = {
  firestore: () => import('./parts/firestore.ts'),
  'first-load': () => import('./parts/first-load.ts'),
  'slow-line': () => import('./parts/slow-line.ts'),
  media: () => import('./parts/media.ts'),
  night: () => import('./parts/night.ts'),
  sizes: () => import('./parts/sizes.ts'),
};

const { values: options, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
for (const [name, load] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  try {
    const { part } = await load();
    const rows = await runPart(part, options.quick);
    console.log(`${name}\n${formatTable(rows).replace(/^/gm, '  ')}\n`);
    if (rows.some(({ status }) => status === 'fail')) process.exitCode = 1;
  } catch (error) {
    console.error(`${name}:`, error);
    process.exitCode = 1;
  }
}
