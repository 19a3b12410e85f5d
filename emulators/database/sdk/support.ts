import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, type Database } from 'firebase/database';
import { startDatabase } from '../server.ts';

const host = '127.0.0.1';
export const namespace = 'demo-x-default-rtdb';

/** An engine on a free port, its clients, and the end of both. */
export async function startEngine() {
  const engine = await startDatabase({ host, port: 0 });
  const apps: FirebaseApp[] = [];
  const address = `http://${host}:${engine.port}`;
  return {
    port: engine.port,
    address,
    /** A browser's client; `uid` signs it in with a token like the Auth emulator's. */
    client(uid?: string): Database {
      const app = initializeApp({ projectId: 'demo-x' }, `client-${engine.port}-${apps.length}`);
      apps.push(app);
      const database = getDatabase(app);
      connectDatabaseEmulator(
        database,
        host,
        engine.port,
        uid === undefined ? {} : { mockUserToken: { sub: uid } },
      );
      return database;
    },
    async setRules(rules: object): Promise<void> {
      const response = await fetch(`${address}/.settings/rules.json?ns=${namespace}`, {
        method: 'PUT',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ rules }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async stop(): Promise<void> {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await engine.close();
    },
  };
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean, milliseconds = 3000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
