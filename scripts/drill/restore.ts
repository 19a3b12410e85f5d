import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type CollectionReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import { rebuildIndex } from '#services/search-sync/rebuild-index.ts';
import { host, projectId } from '../backend/project.ts';
import type { Backup } from './backup.ts';
import type { Stores } from './stores.ts';

/* Each is done as docs/DEPLOY.md, "Restore", does it on a real project, and returns how much it restored. */

/** `firebase auth:import` */
export async function restoreLogins(_stores: Stores, { logins }: Backup): Promise<number> {
  const address = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const response = await fetch(
    `http://${address}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: logins }),
    },
  );
  if (!response.ok) throw new Error(`The import of logins failed: ${await response.text()}`);
  return logins.length;
}

async function* readAll(collections: readonly CollectionReference[]): AsyncGenerator<DocumentSnapshot> {
  for (const collection of collections)
    for (const snapshot of (await collection.get()).docs) {
      yield snapshot;
      yield* readAll(await snapshot.ref.listCollections());
    }
}

/** Opens another Firestore than that of the suite, whose address the SDK takes from the environment. */
function openFirestore(port: number): App {
  const address = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${port}`;
  const app = initializeApp({ projectId }, 'restored');
  getFirestore(app);
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  return app;
}

/** `gcloud firestore databases restore`: the backup becomes a database of its own, from which documents are copied back. */
export async function restoreDocuments({ firestore }: Stores, { documents }: Backup): Promise<number> {
  const engine = await startFirestore({ host, port: 0, projectId, importFile: documents });
  const restored = openFirestore(engine.port);
  const writer = firestore.bulkWriter();
  let count = 0;
  for await (const snapshot of readAll(await getFirestore(restored).listCollections())) {
    void writer.set(firestore.doc(snapshot.ref.path), snapshot.data() ?? {});
    count += 1;
  }
  await writer.close();
  await deleteApp(restored);
  await engine.close();
  return count;
}

/** `gcloud storage restore` */
export async function restoreFiles({ bucket }: Stores, { files }: Backup): Promise<number> {
  for (const { name, content, contentType, cacheControl, customMetadata, downloadTokens } of files) {
    const metadata = { ...customMetadata, firebaseStorageDownloadTokens: downloadTokens.join(',') };
    const options = {
      resumable: false,
      validation: false,
      metadata: { contentType, cacheControl, metadata },
    };
    await bucket.file(name).save(content, options);
  }
  return files.length;
}

/** `firebase database:set /` */
export async function restoreCounters({ database }: Stores, { values }: Backup): Promise<void> {
  await database.ref().set(values);
}

/** `npm run search-sync -- rebuild` */
export async function restoreIndex({ firestore, index }: Stores): Promise<void> {
  await rebuildIndex({ firestore, index, log: () => {} });
}
