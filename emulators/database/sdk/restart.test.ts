import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { afterEach, expect, test } from 'vitest';
import { startDatabase } from '../server.ts';
import { namespace, waitUntil } from './test-engine.ts';

const host = '127.0.0.1';
type Engine = Awaited<ReturnType<typeof startDatabase>>;

let engine: Engine | undefined;
let app: FirebaseApp | undefined;
afterEach(async () => {
  if (app) await deleteApp(app);
  await engine?.close();
});

function createClient(port: number): Database {
  app = initializeApp({ projectId: 'demo-x' }, `restart-${port}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, host, port);
  return database;
}

/** Imports data like firebase-tools at its start. */
async function importData(port: number, data: object): Promise<void> {
  const response = await fetch(`http://${host}:${port}/.json?ns=${namespace}&disableTriggers=true`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(data),
  });
  expect(response.status).toBe(200);
}

test('listeners converge to imported data after a restart of the engine', async () => {
  engine = await startDatabase({ host, port: 0 });
  const { port } = engine;
  const db = createClient(port);
  await set(ref(db, 'tree'), { a: { n: 1 }, b: { n: 2 }, gone: true });
  const views = [
    ref(db, 'tree'),
    ref(db, 'tree/gone'),
    ref(db, 'tree/kept'),
    query(ref(db, 'tree'), orderByChild('n'), limitToLast(1)),
  ];
  const seen: unknown[] = views.map(() => undefined);
  const unsubscribes = views.map((view, i) =>
    onValue(view, (snapshot) => {
      seen[i] = snapshot.val();
    }),
  );
  await waitUntil(() => seen[3] !== undefined && seen[1] === true);

  await engine.close();
  engine = await startDatabase({ host, port });
  await importData(port, { tree: { a: { n: 5 }, b: { n: 2 }, kept: 'here' } });

  const tree = { a: { n: 5 }, b: { n: 2 }, kept: 'here' };
  const expected = [tree, null, 'here', { a: { n: 5 } }];
  await waitUntil(() => JSON.stringify(seen) === JSON.stringify(expected), 10_000).catch(() => undefined);
  expect(seen).toEqual(expected);
  await set(ref(db, 'tree/kept'), 'changed');
  expect(seen[2]).toBe('changed');
  for (const unsubscribe of unsubscribes) unsubscribe();
  expect((await get(ref(db, 'tree/kept'))).val()).toBe('changed');
});
