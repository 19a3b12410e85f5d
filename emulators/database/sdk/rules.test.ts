import {
  get,
  increment,
  limitToFirst,
  onValue,
  orderByKey,
  query,
  ref,
  runTransaction,
  set,
  update,
} from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namespace, startTestEngine, waitUntil } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof startTestEngine>>;
beforeAll(async () => {
  engine = await startTestEngine();
  await engine.setRules({
    views: { $id: { '.read': true, '.write': 'newData.val() === (data.isNumber() ? data.val() : 0) + 1' } },
    notes: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    gate: { '.read': true, '.write': true },
    byKey: { '.read': 'query.orderByKey' },
    behind: { '.read': "root.child('gate').val() === 'open'", '.write': true },
  });
});
afterAll(() => engine.stop());

test('a counter can only be incremented by one', async () => {
  const db = engine.createClient();
  await set(ref(db, 'views/v1'), increment(1));
  await set(ref(db, 'views/v1'), increment(1));
  await runTransaction(ref(db, 'views/v1'), (n: number | null) => (n ?? 0) + 1);
  expect((await get(ref(db, 'views/v1'))).val()).toBe(3);
  await expect(set(ref(db, 'views/v1'), increment(2))).rejects.toThrow('PERMISSION_DENIED');
  await expect(set(ref(db, 'views/v1'), 9)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  await expect(runTransaction(ref(db, 'views/v1'), () => 1)).rejects.toThrow('permission_denied');
  await expect(get(ref(db, 'views'))).rejects.toThrow('Permission denied');
  expect((await get(ref(db, 'views/v1'))).val()).toBe(3);
});

test('a user accesses only their own data', async () => {
  const ann = engine.createClient('ann');
  await set(ref(ann, 'notes/ann'), 'hers');
  expect((await get(ref(ann, 'notes/ann'))).val()).toBe('hers');
  await expect(set(ref(ann, 'notes/bob'), 'his')).rejects.toThrow('PERMISSION_DENIED');
  await expect(update(ref(ann, 'notes'), { ann: 1, bob: 1 })).rejects.toThrow('PERMISSION_DENIED');
  await expect(get(ref(engine.createClient('bob'), 'notes/ann'))).rejects.toThrow('Permission denied');
  expect((await get(ref(ann, 'notes/ann'))).val()).toBe('hers');
});

test('a denied listen reports an error', async () => {
  const error = await new Promise<Error>((resolve) => {
    onValue(ref(engine.createClient(), 'notes/ann'), () => {}, resolve);
  });
  expect(error.message).toContain('permission_denied at /notes/ann');
});

test('a listen ends when the data no longer allows it', async () => {
  const db = engine.createClient();
  await set(ref(db, 'gate'), 'open');
  const seen: unknown[] = [];
  let revoked: Error | undefined;
  onValue(
    ref(db, 'behind'),
    (snapshot) => seen.push(snapshot.val()),
    (error) => (revoked = error),
  );
  await waitUntil(() => seen.length === 1);
  const other = engine.createClient();
  await set(ref(other, 'gate'), 'closed');
  await set(ref(other, 'behind'), 'secret');
  await waitUntil(() => revoked !== undefined);
  expect(seen).toEqual([null]);
});

const putRules = (body: string, parameters = '') =>
  fetch(`${engine.url}/.settings/rules.json?ns=${namespace}${parameters}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body,
  });

test('a read without a query is ordered by key over REST, and not in the SDK', async () => {
  expect((await fetch(`${engine.url}/byKey.json?ns=${namespace}`)).status).toBe(200);
  await expect(get(ref(engine.createClient(), 'byKey'))).rejects.toThrow('Permission denied');
  await get(query(ref(engine.createClient(), 'byKey'), orderByKey(), limitToFirst(1)));
});

test('invalid rules are rejected with their place, and the previous ones stay in force', async () => {
  const response = await putRules('{\n  "rules": {\n    ".read": "nonsense"\n  }\n}');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "3:15: Unknown variable 'nonsense'." });
  expect((await putRules('{ "rules": { ".read": true } }', '&dryRun=true')).status).toBe(200);
  await expect(get(ref(engine.createClient(), 'notes/x'))).rejects.toThrow('Permission denied');
});
