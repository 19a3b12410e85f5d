/*
 * npm run bench [parts] [-- --json]: figures against their targets. A part is a file of `parts/`, run by its name;
 * without names all of them run, one after the other so that none disturbs the next.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BenchPart, BenchResult } from './bench-result.ts';
import { formatTable } from './format-table.ts';

const partsFolder = join(import.meta.dirname, 'parts');
const availableParts = readdirSync(partsFolder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const unknownParts = wanted.filter((name) => !availableParts.includes(name));
if (unknownParts.length > 0) {
  console.error(`no part called ${unknownParts.join(', ')}; there are ${availableParts.join(', ')}`);
  process.exit(2);
}

async function runBenchPart(part: string): Promise<BenchResult[]> {
  try {
    const { run } = (await import(pathToFileURL(join(partsFolder, `${part}.ts`)).href)) as BenchPart;
    return await run();
  } catch (error) {
    console.error(`${part}:`, error);
    return [{ metric: part, measured: 'could not be measured', target: '', status: 'fail' }];
  }
}

const results: (BenchResult & { part: string })[] = [];
for (const part of wanted.length > 0 ? wanted : availableParts) {
  const rows = await runBenchPart(part);
  results.push(...rows.map((row) => ({ part, ...row })));
  if (!options.json) console.log(`${part}\n${formatTable(rows).replace(/^/gm, '  ')}\n`);
}
if (options.json) console.log(JSON.stringify(results, undefined, 2));
if (results.some(({ status }) => status === 'fail')) process.exitCode = 1;
