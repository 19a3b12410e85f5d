import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { collectionNames, getCollectionSchema } from '#services/search-sync/index-documents.ts';
import { createSearchIndex } from '#services/search-sync/search-index.ts';
import type { Ports } from '../backend/ports.ts';
import {
  databaseNamespace,
  getEmulatorEnvironment,
  host,
  projectId,
  searchApiKeys,
} from '../backend/project.ts';

/** Everything that holds data, as an administrator. */
export type Stores = ReturnType<typeof openStores>;

export function openStores(ports: Ports) {
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const app = initializeApp(
    {
      projectId,
      storageBucket: `${projectId}.appspot.com`,
      databaseURL: `http://${host}:${ports.database}?ns=${databaseNamespace}`,
    },
    'drill',
  );
  const searchUrl = `http://${host}:${ports.search}`;
  const headers = { 'X-TYPESENSE-API-KEY': searchApiKeys.admin };
  const database = getDatabase(app);
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    database,
    index: createSearchIndex(searchUrl, searchApiKeys.admin),
    /** The lines of each collection that is searched. */
    async exportSearch(): Promise<[name: string, lines: string[]][]> {
      return Promise.all(
        collectionNames.map(async (name) => {
          const response = await fetch(`${searchUrl}/collections/${name}/documents/export`, { headers });
          const text = response.ok ? await response.text() : '';
          return [name, text.split('\n').filter(Boolean)];
        }),
      );
    },
    /** Removes the index, and what it is called by. */
    async clearSearch(): Promise<void> {
      for (const name of collectionNames) {
        await fetch(`${searchUrl}/aliases/${name}`, { method: 'DELETE', headers });
        await fetch(`${searchUrl}/collections/${getCollectionSchema(name).name}`, {
          method: 'DELETE',
          headers,
        });
      }
    },
    async close(): Promise<void> {
      database.goOffline();
      await deleteApp(app);
    },
  };
}
