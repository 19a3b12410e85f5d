import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namespace, startTestEngine } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
const apps: App[] = [];
beforeAll(async () => {
  engine = await startTestEngine();
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${engine.port}`;
  await engine.setRules({ mine: { $uid: { '.write': 'auth.uid === $uid' } } });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await engine.stop();
});

function createAdminDatabase(options: object = {}) {
  const databaseURL = `${engine.address}?ns=${namespace}`;
  const app = initializeApp({ projectId: 'demo-x', databaseURL, ...options }, `admin-${apps.length}`);
  apps.push(app);
  return getDatabase(app);
}

test('the Admin SDK is bound by no rules', async () => {
  const place = createAdminDatabase().ref('anywhere');
  await place.set({ n: 1 });
  const result = await place.child('n').transaction((n: number | null) => (n ?? 0) + 1);
  expect(result.snapshot.val()).toBe(2);
  expect((await place.once('value')).val()).toEqual({ n: 2 });
});

test('it can be bound as somebody', async () => {
  const ann = createAdminDatabase({ databaseAuthVariableOverride: { uid: 'ann' } });
  await ann.ref('mine/ann').set(1);
  await expect(ann.ref('mine/bob').set(1)).rejects.toThrow('PERMISSION_DENIED');
});

test('it can be bound as nobody', async () => {
  const nobody = createAdminDatabase({ databaseAuthVariableOverride: null });
  await expect(nobody.ref('mine/ann').set(1)).rejects.toThrow('PERMISSION_DENIED');
});

test('it reads and sets rules', async () => {
  const getAccessToken = () => Promise.resolve({ access_token: 'owner', expires_in: 3600 });
  const database = createAdminDatabase({ credential: { getAccessToken } });
  const before = await database.getRulesJSON();
  expect(before).toHaveProperty('rules.mine');
  await database.setRules({ rules: { '.read': true } });
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': true } });
});
