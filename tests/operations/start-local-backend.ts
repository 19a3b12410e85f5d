import { createServer } from 'node:http';
import { once } from 'node:events';
import { deleteApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import { compareText } from 'firebase-engines/firestore/values/compare-text.ts';
import { startDatabase } from 'firebase-engines/database/server.ts';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import { openSuite } from '#scripts/admin/open-app.ts';
import { getPorts } from '#scripts/backend/ports.ts';
import { host, projectId } from '#scripts/backend/project.ts';

type Login = Readonly<Record<'localId' | 'email', string>> & { readonly emailVerified: boolean };

/** What Auth answers to whoever looks for logins. */
async function startAuth(port: number, logins: readonly Login[]) {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users: logins })),
  );
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function readCollection(collection: CollectionReference): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  for (const document of await collection.listDocuments()) {
    found.push([document.path, (await document.get()).data()]);
    for (const inner of await document.listCollections()) found.push(...(await readCollection(inner)));
  }
  return found;
}

/** Firestore, the Realtime Database and some logins, where `--local` looks for them with this shift of the ports. */
export async function startLocalBackend(shift: number, logins: readonly Login[]) {
  const startedAt = Math.floor(Date.now() / 1000);
  const ports = getPorts('dev', shift);
  const log = () => undefined;
  const firestoreEngine = await startFirestore({ host, port: ports.firestore, projectId, log });
  const databaseEngine = await startDatabase({ host, port: ports.database });
  const auth = await startAuth(ports.auth, logins);
  const app = openSuite(ports, `operations-${shift}`);
  const firestore: Firestore = getFirestore(app);
  const database = getDatabase(app);
  return {
    firestore,
    database,
    /** All documents by path, and all views, as JSON; without the log of commands, and any time of today is `now`. */
    async readAll(): Promise<string> {
      const collections = await firestore.listCollections();
      const documents = (await Promise.all(collections.map(readCollection))).flat();
      const views = (await database.ref().once('value')).exportVal() as unknown;
      const kept = documents
        .filter(([path]) => !path.startsWith('admin_log/'))
        .toSorted(([one], [other]) => compareText(one, other));
      return JSON.stringify({ documents: Object.fromEntries(kept), views }, (_name, value: unknown) => {
        const { ['_seconds']: seconds } = (value ?? {}) as { readonly _seconds?: number };
        return seconds !== undefined && seconds >= startedAt ? 'now' : value;
      });
    },
    async clear() {
      await fetch(
        `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
        {
          method: 'DELETE',
        },
      );
      await database.ref().set(null);
    },
    async close() {
      database.goOffline();
      await deleteApp(app);
      auth.close();
      await Promise.all([firestoreEngine.close(), databaseEngine.close()]);
    },
  };
}
