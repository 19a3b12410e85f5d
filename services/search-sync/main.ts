/** `npm run search-sync -- rebuild|follow|verify [--local]`: keeps the search index true to Firestore; see README.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getPorts } from '#scripts/backend/ports.ts';
import {
  host,
  projectRoot,
  projectId,
  searchApiKeys,
  getEmulatorEnvironment,
} from '../../scripts/backend/project.ts';
import { startContinuousSync } from './continuous-sync.ts';
import { rebuildIndex, verifyIndex } from './rebuild-index.ts';
import { createSearchIndex } from './search-index.ts';

const usage = 'npm run search-sync -- rebuild|follow|verify [--local]';
const log = (line: string) => console.log(line);

function readEnvironment(local: boolean): Record<'project' | 'url' | 'key', string> {
  if (local) {
    const ports = getPorts('dev');
    Object.assign(process.env, getEmulatorEnvironment(ports));
    return { project: projectId, url: `http://${host}:${ports.search}`, key: searchApiKeys.admin };
  }
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set (see .env.example).`);
    return value;
  };
  return {
    project: read('VITE_FIREBASE_PROJECT_ID'),
    url: read('VITE_SEARCH_URL'),
    key: read('SEARCH_ADMIN_KEY'),
  };
}

/** @returns the exit code */
async function runCommand([command, ...rest]: readonly string[]): Promise<number> {
  const local = rest.length === 1 && rest[0] === '--local';
  if (!/^(rebuild|follow|verify)$/.test(command ?? '') || (rest.length > 0 && !local)) {
    console.error(`Say what to do: ${usage}`);
    return 2;
  }
  const { project, url, key } = readEnvironment(local);
  const app = initializeApp({ projectId: project });
  const sync = { firestore: getFirestore(app), index: createSearchIndex(url, key), log };
  try {
    if (command === 'rebuild') await rebuildIndex(sync);
    if (command === 'verify') {
      const differences = await verifyIndex(sync);
      differences.forEach(log);
      log(differences.length === 0 ? 'The index is true.' : `${differences.length} differences.`);
      return differences.length === 0 ? 0 : 1;
    }
    if (command === 'follow') {
      const following = await startContinuousSync(sync);
      const stopped = new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      });
      await Promise.race([following.caughtUp.then(() => log('Caught up; following.')), stopped]);
      await Promise.race([following.failed, stopped]);
      await following.stop();
    }
    return 0;
  } finally {
    await deleteApp(app);
  }
}

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
