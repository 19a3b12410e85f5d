import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, type Database } from 'firebase/database';
import { startDatabase } from '../server.ts';

const host = '127.0.0.1';

/**
 * Starts this engine, or uses the one at DATABASE_UNDER_TEST (host:port), so that the same tests can run against the
 * official emulator.
 */
export async function openTestEngine(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const externalAddress = process.env['DATABASE_UNDER_TEST'];
  if (externalAddress === undefined) return startDatabase({ host, port: 0 });
  return { port: Number(externalAddress.split(':')[1]), close: () => Promise.resolve() };
}

export const namespace = 'demo-x-default-rtdb';

/** Starts an engine on a free port with a factory for clients; `stop` closes all of them. */
export async function startTestEngine() {
  const engine = await openTestEngine();
  const apps: FirebaseApp[] = [];
  const url = `http://${host}:${engine.port}`;
  const put = async (path: string, body: object | null) => {
    const response = await fetch(`${url}/${path}?ns=${namespace}`, {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  // An external engine may contain data of earlier tests.
  await put('.settings/rules.json', { rules: { '.read': true, '.write': true } });
  await put('.json', null);
  return {
    port: engine.port,
    url,
    /** Creates a client of the web SDK; `uid` signs it in with a token like the Auth emulator's. */
    createClient(uid?: string): Database {
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
export async function waitUntil(condition: () => boolean, timeoutMs = 3000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('Timed out waiting for the condition');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
