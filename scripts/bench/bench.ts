/*
 * npm run bench [parts] [-- --against REF --rounds 3 --quick]: measures the product against targets, and in turns against
 * another commit: the last tag, or else the commit before, or `none`. `--quick` measures small inputs once.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable, type BenchResult, runPart, type BenchPart, type Subject } from './run-part.ts';
import { checkOut, currentSubject, findDefaultCommit } from './checkout.ts';

const partsFolder = join(import.meta.dirname, 'parts');
const availableParts = readdirSync(partsFolder)
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.slice(0, -'.ts'.length));

const { values: options, positionals: requestedParts } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: findDefaultCommit() },
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

const unknownParts = requestedParts.filter((name) => !availableParts.includes(name));
if (unknownParts.length > 0) {
  console.error(`Unknown part ${unknownParts.join(', ')}. Parts: ${availableParts.join(', ')}`);
  process.exit(2);
}

async function measurePart(name: string, other: Subject | undefined): Promise<BenchResult[]> {
  try {
    const file = pathToFileURL(join(partsFolder, `${name}.ts`)).href;
    const { part } = (await import(file)) as { part: BenchPart };
    const rival = part.rival ?? other;
    const subjects = rival ? [currentSubject, rival] : [currentSubject];
    return await runPart(part, subjects, options.quick, Number(options.rounds) || undefined);
  } catch (error) {
    console.error(`${name}:`, error);
    return [{ metric: name, measured: 'not measured', target: '', status: 'fail' }];
  }
}

const other = options.against === 'none' ? undefined : checkOut(options.against);
process.once('exit', () => other?.remove());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
for (const part of requestedParts.length > 0 ? requestedParts : availableParts) {
  const rows = await measurePart(part, other);
  console.log(`${part}\n${formatTable(rows).replace(/^/gm, '  ')}\n`);
  if (rows.some(({ status }) => status === 'fail')) process.exitCode = 1;
}
