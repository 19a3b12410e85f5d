/**
 * `npm run drill`: a restore drill on a local backend of its own. Backs up the demo data, destroys it, restores it in the
 * order of docs/INCIDENTS.md, and prints how long each step took. Exits with 1 when something is not as it was.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alignColumns } from './align-columns.ts';
import { addDemoData, clearBackend } from './backend/demo-data.ts';
import { getSuiteFolder } from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { backUp, readBackup } from './drill/backup.ts';
import { openStores } from './drill/stores.ts';
import { findDifferences, readState } from './drill/state.ts';
import {
  restoreCounters,
  restoreDocuments,
  restoreFiles,
  restoreIndex,
  restoreLogins,
} from './drill/restore.ts';

const shownDifferences = 20;

/** Runs the drill. @returns the lines that say what differs */
async function drill(): Promise<string[]> {
  const rows: string[][] = [];
  async function time<Result>(step: string, act: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const result = await act();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    rows.push([step, typeof result === 'number' ? String(result) : '', `${seconds} s`]);
    return result;
  }
  const backend = await startBackend({ suite: 'test' });
  const stores = openStores(backend.ports);
  const folder = join(getSuiteFolder('test'), 'drill');
  try {
    await time('seed', () => addDemoData(backend));
    await restoreIndex(stores);
    const before = await readState(stores);
    await time('back up', () => backUp(backend.ports, folder));
    await time('destroy', async () => {
      await clearBackend(backend.ports);
      await stores.clearSearch();
    });
    const left = (await readState(stores)).size;
    if (left > 0) throw new Error(`${left} entries were not destroyed.`);
    const backup = readBackup(folder);
    await time('logins', () => restoreLogins(stores, backup));
    await time('documents', () => restoreDocuments(stores, backup));
    await time('files', () => restoreFiles(stores, backup));
    await time('counters', () => restoreCounters(stores, backup));
    await time('search index', () => restoreIndex(stores));
    const differences = await time('compare', async () => findDifferences(before, await readState(stores)));
    console.log(alignColumns(rows).join('\n'));
    console.log(`${before.size} entries compared, ${differences.length} differ.`);
    return differences;
  } finally {
    await stores.close();
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  parseArgs({ options: {} });
  const differences = await drill();
  for (const line of differences.slice(0, shownDifferences)) console.error(line);
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run drill');
  process.exitCode = 1;
}
