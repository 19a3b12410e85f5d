import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, type Database } from 'firebase/database';
import { startDatabase } from '../server.ts';

const host = '127.0.0.1';

/**
 * This engine, or the one that DATABASE_UNDER_TEST names (host:port): so that the official emulator can be held to the
 * same list.
 */
export async function openTestEngine(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const named = process.env['DATABASE_UNDER_TEST'];
  if (named === undefined) return startDatabase({ host, port: 0 });
  return { port: Number(named.split(':')[1]), close: () => Promise.resolve() };
}

export const namespace = 'demo-x-default-rtdb';

/** An engine on a free port, its clients, and the end of both. */
export async function startTestEngine() {
  const engine = await openTestEngine();
  const apps: FirebaseApp[] = [];
  const address = `http://${host}:${engine.port}`;
  const put = async (path: string, body: object | null) => {
    const response = await fetch(`${address}/${path}?ns=${namespace}`, {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  // An engine that was there before may hold what others left.
  await put('.settings/rules.json', { rules: { '.read': true, '.write': true } });
  await put('.json', null);
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
    setRules: (rules: object) => put('.settings/rules.json', { rules }),
    async stop(): Promise<void> {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await engine.close();
    },
  };
}

/** Waits until a condition holds. */
export async function waitUntil(condition: () => boolean, milliseconds = 3000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
