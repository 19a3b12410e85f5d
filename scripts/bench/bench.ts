/*
 * npm run bench [parts] [-- --json --loads 2]: measures metrics against their targets. Parts are the files of `parts/`; all
 * run by default, sequentially so that they do not affect each other. `--loads` is how often first-load opens a page.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable, type BenchOptions, type BenchPart, type BenchResult } from './bench-result.ts';

const partsFolder = join(import.meta.dirname, 'parts');
const availableParts = readdirSync(partsFolder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const { values: options, positionals: requestedParts } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, loads: { type: 'string' } },
});
const unknownParts = requestedParts.filter((name) => !availableParts.includes(name));
if (unknownParts.length > 0) {
  console.error(`Unknown part ${unknownParts.join(', ')}. Parts: ${availableParts.join(', ')}`);
  process.exit(2);
}

const loads = Number(options.loads ?? NaN);
if (options.loads !== undefined && !(Number.isInteger(loads) && loads > 0)) {
  console.error(`--loads must be a whole number above 0, not "${options.loads}"`);
  process.exit(2);
}
const benchOptions: BenchOptions = options.loads === undefined ? {} : { loads };

async function runBenchPart(part: string): Promise<BenchResult[]> {
  try {
    const { run } = (await import(pathToFileURL(join(partsFolder, `${part}.ts`)).href)) as BenchPart;
    return await run(benchOptions);
  } catch (error) {
    console.error(`${part}:`, error);
    return [{ metric: part, measured: 'not measured', target: '', status: 'fail' }];
  }
}

const results: (BenchResult & { part: string })[] = [];
for (const part of requestedParts.length > 0 ? requestedParts : availableParts) {
  const rows = await runBenchPart(part);
  results.push(...rows.map((row) => ({ part, ...row })));
  if (!options.json) console.log(`${part}\n${formatTable(rows).replace(/^/gm, '  ')}\n`);
}
if (options.json) console.log(JSON.stringify(results, undefined, 2));
if (results.some(({ status }) => status === 'fail')) process.exitCode = 1;
