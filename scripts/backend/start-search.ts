import { setTimeout as wait } from 'node:timers/promises';
import type { Ports } from '#scripts/backend/ports.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { host, projectId, searchApiKeys, getEmulatorEnvironment } from './project.ts';

/** In milliseconds: how long after a failure the index is brought in line again. */
const retryDelayMs = 2000;

/**
 * Starts the stand-in for the search service, and what keeps its index true to the suite's Firestore. Nobody waits for
 * it: the index fills while the rest is already in use.
 *
 * @param onWarning is told what could not be done
 */
export function startSearch(ports: Ports, onWarning: (line: string) => void): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const warn = (line: string) => {
    if (!ending.signal.aborted) onWarning(`Search: ${line}`);
  };
  const keys = { adminKey: searchApiKeys.admin, searchKey: searchApiKeys.search };
  const work = (async () => {
    const service = await startTypesense({ host, port: ports.search, ...keys });
    while (!ending.signal.aborted) {
      await runSearchSync(ports, ending.signal, warn).catch((error: unknown) => warn(String(error)));
      await wait(retryDelayMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    await service.close();
  })().catch((error: unknown) => warn(String(error)));
  return {
    stop: async () => {
      ending.abort();
      await work;
    },
  };
}

/** Follows until it is ended or fails. The Admin SDK takes a second to load: not before it is needed. */
async function runSearchSync(ports: Ports, ended: AbortSignal, log: (line: string) => void): Promise<void> {
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const [{ deleteApp, initializeApp }, { getFirestore }, { startContinuousSync }, { createSearchIndex }] =
    await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/firestore'),
      import('../../services/search-sync/continuous-sync.ts'),
      import('../../services/search-sync/search-index.ts'),
    ]);
  const app = initializeApp({ projectId }, `search-${Date.now()}`);
  try {
    const index = createSearchIndex(`http://${host}:${ports.search}`, searchApiKeys.admin);
    const following = await startContinuousSync({ firestore: getFirestore(app), index, log });
    const asked = new Promise<void>((resolve) => {
      if (ended.aborted) resolve();
      ended.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await Promise.race([following.failed, asked]);
    } finally {
      await following.stop();
    }
  } finally {
    await deleteApp(app);
  }
}
