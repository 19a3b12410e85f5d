import { setTimeout as wait } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import type { Ports } from '#scripts/backend/ports.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { host, projectId, searchApiKeys, getEmulatorEnvironment } from './project.ts';

const retryDelayMs = 2000;

interface ServiceOptions {
  readonly ports: Ports;
  /** Also keep records. */
  readonly records: boolean;
  /** Receives errors. */
  readonly onWarning: (line: string) => void;
}

/**
 * Starts the local search server, and what follows Firestore in the background: search-sync, and the records. What fails
 * is started again.
 */
export function startServices({ ports, records, onWarning }: ServiceOptions): { stop: () => Promise<void> } {
  const abortController = new AbortController();
  const { signal } = abortController;
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const keepRunning = async (name: string, run: (app: App, log: (line: string) => void) => Promise<void>) => {
    const warn = (line: string) => {
      if (!signal.aborted) onWarning(`${name}: ${line}`);
    };
    while (!signal.aborted) {
      await withApp(name, (app) => run(app, warn)).catch((error: unknown) => warn(String(error)));
      await wait(retryDelayMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const work = Promise.all([
    startTypesense({
      ...{ host, port: ports.search },
      ...{ adminKey: searchApiKeys.admin, searchKey: searchApiKeys.search },
    }).then(
      async (service) => {
        await keepRunning('Search', (app, log) =>
          syncSearch(app, `http://${host}:${ports.search}`, signal, log),
        );
        await service.close();
      },
      (error: unknown) => onWarning(`Search: ${String(error)}`),
    ),
    records && keepRunning('Records', (app) => keepRecords(app, signal)),
  ]);
  return {
    stop: async () => {
      abortController.abort();
      await work;
    },
  };
}

/* The Admin SDK is imported late, because it takes a second to load. */

async function withApp(name: string, run: (app: App) => Promise<void>): Promise<void> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app');
  const app = initializeApp({ projectId }, `${name}-${Date.now()}`);
  try {
    await run(app);
  } finally {
    await deleteApp(app);
  }
}

async function syncSearch(app: App, url: string, signal: AbortSignal, log: (line: string) => void) {
  const [{ getFirestore }, { watchChanges }, { createSearchIndex }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('../../services/search-sync/watch-changes.ts'),
    import('../../services/search-sync/search-index.ts'),
  ]);
  const index = createSearchIndex(url, searchApiKeys.admin);
  await watchChanges({ firestore: getFirestore(app), index, log }, signal);
}

async function keepRecords(app: App, signal: AbortSignal) {
  const [{ getFirestore }, { watchRecords }] = await Promise.all([
    import('firebase-admin/firestore'),
    import('../../services/records/watch-records.ts'),
  ]);
  await watchRecords(getFirestore(app), signal);
}
