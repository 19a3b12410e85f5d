/** `npm run search-sync -- watch|rebuild|verify [--local|--project <id>]`: syncs the search index with Firestore; see README.md. */
import { existsSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startContinuousSync } from './continuous-sync.ts';
import { rebuildIndex, verifyIndex } from './rebuild-index.ts';
import { createSearchIndex } from './search-index.ts';

const usage = 'npm run search-sync -- watch|rebuild|verify [--local|--project <id>]';
const log = (line: string) => console.log(line);

function readEnvironment(): Record<'project' | 'url' | 'key', string> {
  if (existsSync('.env')) process.loadEnvFile('.env');
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
  if (!/^(watch|rebuild|verify)$/.test(command ?? '') || rest.length > 0) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const { project, url, key } = readEnvironment();
  const app = initializeApp({ projectId: project });
  const sync = { firestore: getFirestore(app), index: createSearchIndex(url, key), log };
  try {
    if (command === 'rebuild') await rebuildIndex(sync);
    if (command === 'verify') {
      const differences = await verifyIndex(sync);
      differences.forEach(log);
      log(
        differences.length === 0
          ? 'The index matches Firestore.'
          : `${differences.length} differences found.`,
      );
      return differences.length === 0 ? 0 : 1;
    }
    if (command === 'watch') {
      const continuousSync = await startContinuousSync(sync);
      const stopped = new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      });
      await Promise.race([
        continuousSync.caughtUp.then(() => log('Caught up; watching for changes.')),
        stopped,
      ]);
      await Promise.race([continuousSync.failed, stopped]);
      await continuousSync.stop();
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
