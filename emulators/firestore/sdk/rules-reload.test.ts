import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { DocumentReference, FirestoreError, Query } from 'firebase/firestore';
import { collection, doc, onSnapshot, query, setDoc, setLogLevel, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from './test-server.ts';
import { isOfficialEmulator, openTestServer } from './test-server.ts';

const projectId = 'demo-reload';

let running: TestServer;
let environment: RulesTestEnvironment;

/** Replaces the rules of the project; `items` can be read under the condition. */
async function loadRules(condition: string): Promise<RulesTestEnvironment> {
  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
    match /items/{id} { allow read: if ${condition}; allow write; } } }`;
  return initializeTestEnvironment({
    projectId,
    firestore: { host: running.host, port: running.port, rules },
  });
}

beforeAll(async () => {
  setLogLevel('silent');
  running = await openTestServer(projectId);
  environment = await loadRules('true');
});

afterAll(async () => {
  await environment.cleanup();
  await running.close();
});

/** Records the latest snapshot and the error of a listener. */
function observe(target: Query | DocumentReference): { latest: unknown; error: FirestoreError | undefined } {
  const state: ReturnType<typeof observe> = { latest: undefined, error: undefined };
  const onError = (error: FirestoreError) => (state.error = error);
  if (target.type === 'document') onSnapshot(target, (item) => (state.latest = item.data()), onError);
  else onSnapshot(target, (found) => (state.latest = found.docs.map((item) => item.data())), onError);
  return state;
}

/** Google's emulator lets listeners go on under the rules that they began with. */
test.skipIf(isOfficialEmulator())('ends only the listeners that new rules deny', async () => {
  const db = environment.authenticatedContext('ann').firestore();
  const items = collection(db, 'items');
  await setDoc(doc(db, 'items/mine'), { owner: 'ann' });
  await setDoc(doc(db, 'items/other'), { owner: 'bob' });
  const all = observe(items);
  const own = observe(query(items, where('owner', '==', 'ann')));
  const mine = observe(doc(db, 'items/mine'));
  const other = observe(doc(db, 'items/other'));
  await vi.waitFor(() => {
    for (const { latest } of [all, own, mine, other]) expect(latest).toBeDefined();
  });

  const stricterEnvironment = await loadRules('resource.data.owner == request.auth.uid');
  await vi.waitFor(() => {
    expect(all.error?.code).toBe('permission-denied');
    expect(other.error?.code).toBe('permission-denied');
  });
  await setDoc(doc(db, 'items/mine'), { owner: 'ann', n: 1 });
  await vi.waitFor(() => {
    expect(own).toEqual({ latest: [{ owner: 'ann', n: 1 }], error: undefined });
    expect(mine).toEqual({ latest: { owner: 'ann', n: 1 }, error: undefined });
  });
  await stricterEnvironment.cleanup();
});
