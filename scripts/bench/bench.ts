/*
 * npm run bench [parts] [-- --json]: figures against their targets. A part is a file of `parts/`, run by its name;
 * without names all of them run, one after the other so that none disturbs the next.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BenchPart, BenchRow } from './bench-row.ts';
import { table } from './table.ts';

const folder = join(import.meta.dirname, 'parts');
const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`no part called ${unknown.join(', ')}; there are ${parts.join(', ')}`);
  process.exit(2);
}

async function rowsOf(part: string): Promise<BenchRow[]> {
  try {
    const { run } = (await import(pathToFileURL(join(folder, `${part}.ts`)).href)) as BenchPart;
    return await run();
  } catch (error) {
    console.error(`${part}:`, error);
    return [{ figure: part, measured: 'could not be measured', target: '', verdict: 'fail' }];
  }
}

const all: (BenchRow & { part: string })[] = [];
for (const part of wanted.length > 0 ? wanted : parts) {
  const rows = await rowsOf(part);
  all.push(...rows.map((row) => ({ part, ...row })));
  if (!options.json) console.log(`${part}\n${table(rows).replace(/^/gm, '  ')}\n`);
}
if (options.json) console.log(JSON.stringify(all, undefined, 2));
if (all.some(({ verdict }) => verdict === 'fail')) process.exitCode = 1;
