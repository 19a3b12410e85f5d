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
  const databaseURL = `${engine.url}?ns=${namespace}`;
  const app = initializeApp({ projectId: 'demo-x', databaseURL, ...options }, `admin-${apps.length}`);
  apps.push(app);
  return getDatabase(app);
}

test('the Admin SDK bypasses rules', async () => {
  const reference = createAdminDatabase().ref('anywhere');
  await reference.set({ n: 1 });
  const result = await reference.child('n').transaction((n: number | null) => (n ?? 0) + 1);
  expect(result.snapshot.val()).toBe(2);
  expect((await reference.once('value')).val()).toEqual({ n: 2 });
});

test('databaseAuthVariableOverride applies rules as for a user', async () => {
  const ann = createAdminDatabase({ databaseAuthVariableOverride: { uid: 'ann' } });
  await ann.ref('mine/ann').set(1);
  await expect(ann.ref('mine/bob').set(1)).rejects.toThrow('PERMISSION_DENIED');
});

test('databaseAuthVariableOverride null applies rules as for an anonymous caller', async () => {
  const anonymous = createAdminDatabase({ databaseAuthVariableOverride: null });
  await expect(anonymous.ref('mine/ann').set(1)).rejects.toThrow('PERMISSION_DENIED');
});

test('the Admin SDK reads and sets rules', async () => {
  const getAccessToken = () => Promise.resolve({ access_token: 'owner', expires_in: 3600 });
  const database = createAdminDatabase({ credential: { getAccessToken } });
  const before = await database.getRulesJSON();
  expect(before).toHaveProperty('rules.mine');
  await database.setRules({ rules: { '.read': true } });
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': true } });
});
