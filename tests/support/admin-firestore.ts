import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { afterEach, beforeEach, vi } from 'vitest';

/** A Firestore engine and Admin SDK of its own for each test. */
export function useAdminFirestore(projectId: `demo-${string}`): { readonly firestore: Firestore } {
  let engine: RunningServer;
  let app: App;
  beforeEach(async () => {
    engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId });
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
    // Otherwise the Admin SDK looks for Google's metadata server.
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    app = initializeApp({ projectId }, crypto.randomUUID());
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
    await engine.close();
  });
  return {
    get firestore() {
      return getFirestore(app);
    },
  };
}
