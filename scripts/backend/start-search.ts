import { setTimeout as wait } from 'node:timers/promises';
import type { Ports } from '#scripts/backend/ports.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { host, projectId, searchApiKeys, getEmulatorEnvironment } from './project.ts';

const retryDelayMs = 2000;

/**
 * Starts the local search service and syncs its index with the suite's Firestore in the background, restarting the
 * sync when it fails.
 *
 * @param onWarning receives errors
 */
export function startSearch(ports: Ports, onWarning: (line: string) => void): { stop: () => Promise<void> } {
  const abortController = new AbortController();
  const { signal } = abortController;
  const warn = (line: string) => {
    if (!signal.aborted) onWarning(`Search: ${line}`);
  };
  const keys = { adminKey: searchApiKeys.admin, searchKey: searchApiKeys.search };
  const work = (async () => {
    const service = await startTypesense({ host, port: ports.search, ...keys });
    while (!signal.aborted) {
      await runSearchSync(ports, signal, warn).catch((error: unknown) => warn(String(error)));
      await wait(retryDelayMs, undefined, { signal }).catch(() => undefined);
    }
    await service.close();
  })().catch((error: unknown) => warn(String(error)));
  return {
    stop: async () => {
      abortController.abort();
      await work;
    },
  };
}

/** Runs until aborted or failed. Imports lazily, because the Admin SDK takes a second to load. */
async function runSearchSync(ports: Ports, signal: AbortSignal, log: (line: string) => void): Promise<void> {
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const [{ deleteApp, initializeApp }, { getFirestore }, { watchChanges }, { createSearchIndex }] =
    await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/firestore'),
      import('../../services/search-sync/watch-changes.ts'),
      import('../../services/search-sync/search-index.ts'),
    ]);
  const app = initializeApp({ projectId }, `search-${Date.now()}`);
  try {
    const index = createSearchIndex(`http://${host}:${ports.search}`, searchApiKeys.admin);
    await watchChanges({ firestore: getFirestore(app), index, log }, signal);
  } finally {
    await deleteApp(app);
  }
}
