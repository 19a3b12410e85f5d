import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type firebase from 'firebase/compat/app';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  deleteDoc,
  getCountFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestServer } from './test-server.ts';
import { openTestServer } from './test-server.ts';

const rulesSource = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function owns(data) {
      return request.auth != null && data.owner == request.auth.uid;
    }
    match /notes/{id} {
      allow get: if owns(resource.data) || resource.data.public == true;
      allow list: if (owns(resource.data) || resource.data.public == true || request.auth.uid in resource.data.readers)
        && request.query.limit <= 50;
      allow create: if owns(request.resource.data) && request.resource.data.created == request.time;
      allow update: if owns(resource.data) && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
      allow delete: if owns(resource.data);
    }
    match /stock/{id} {
      allow get: if true;
      allow write: if getAfter(/databases/$(database)/documents/totals/$(id)).data.n
        == request.resource.data.n;
    }
    match /totals/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/stock/$(id));
    }
    match /guarded/{id} {
      allow read: if exists(/databases/$(database)/documents/members/$(request.auth.uid))
        && get(/databases/$(database)/documents/members/$(request.auth.uid)).data.level > 1;
    }
    match /{path=**}/comments/{id} {
      allow read: if resource.data.public == true;
    }
    match /claims/{id} {
      allow read: if request.auth.token.admin == true && request.auth.token.email_verified;
    }
    match /times/{id} {
      allow create: if request.resource.data.at == request.time && request.resource.id == id;
    }
  }
}`;

let running: TestServer;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  running = await openTestServer('demo-rules');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: running.host, port: running.port, rules: rulesSource },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await running.close();
});

beforeEach(() => environment.clearFirestore());

const firestoreAs = (uid: string, token: TokenOptions = {}) =>
  environment.authenticatedContext(uid, token).firestore();
const anonymousFirestore = () => environment.unauthenticatedContext().firestore();

/** Stores documents with rules disabled. */
async function seedDocuments(documents: Readonly<Record<string, object>>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db: firebase.firestore.Firestore = context.firestore();
    for (const [path, data] of Object.entries(documents)) await setDoc(doc(db, path), data);
  });
}

describe('security rules with @firebase/rules-unit-testing', () => {
  test('authorize gets by the stored document', async () => {
    await seedDocuments({ 'notes/a': { owner: 'ann' }, 'notes/p': { owner: 'ann', public: true } });
    await assertSucceeds(getDoc(doc(firestoreAs('ann'), 'notes/a')));
    await assertFails(getDoc(doc(firestoreAs('bob'), 'notes/a')));
    await assertFails(getDoc(doc(anonymousFirestore(), 'notes/a')));
    await assertSucceeds(getDoc(doc(anonymousFirestore(), 'notes/p')));
    await assertFails(getDoc(doc(firestoreAs('ann'), 'notes/missing')));
  });

  test('authorize writes by the document before and after', async () => {
    await seedDocuments({ 'notes/a': { owner: 'ann', text: 'x', n: 1 } });
    await assertSucceeds(
      setDoc(doc(firestoreAs('bob'), 'notes/b'), { owner: 'bob', created: serverTimestamp() }),
    );
    await assertFails(
      setDoc(doc(firestoreAs('bob'), 'notes/c'), { owner: 'ann', created: serverTimestamp() }),
    );
    await assertFails(setDoc(doc(firestoreAs('bob'), 'notes/d'), { owner: 'bob', created: Timestamp.now() }));
    await assertSucceeds(updateDoc(doc(firestoreAs('ann'), 'notes/a'), { text: 'y' }));
    await assertFails(updateDoc(doc(firestoreAs('ann'), 'notes/a'), { n: 2 }));
    await assertFails(updateDoc(doc(firestoreAs('bob'), 'notes/a'), { text: 'z' }));
    await assertFails(deleteDoc(doc(firestoreAs('bob'), 'notes/a')));
    await assertSucceeds(deleteDoc(doc(firestoreAs('ann'), 'notes/a')));
  });

  test('deny updates of a missing document without revealing that it is missing', async () => {
    await assertFails(updateDoc(doc(firestoreAs('ann'), 'notes/missing'), { text: 'y' }));
  });

  test('authorize queries by their filters, regardless of stored documents', async () => {
    const notes = collection(firestoreAs('ann'), 'notes');
    await assertFails(getDocs(query(notes, limit(10))));
    await assertSucceeds(getDocs(query(notes, where('owner', '==', 'ann'), limit(10))));
    await assertFails(getDocs(query(notes, where('owner', '==', 'bob'), limit(10))));
    await assertFails(
      getDocs(query(notes, where('owner', '>=', 'ann'), where('owner', '<=', 'ann'), limit(10))),
    );
    await assertSucceeds(getDocs(query(notes, where('public', '==', true), limit(10))));
    await assertSucceeds(getDocs(query(notes, where('readers', 'array-contains', 'ann'), limit(10))));
    await assertFails(getDocs(query(notes, where('readers', 'array-contains', 'bob'), limit(10))));
  });

  test('authorize each branch of a disjunction', async () => {
    const notes = collection(firestoreAs('ann'), 'notes');
    await assertFails(getDocs(query(notes, where('owner', 'in', ['ann', 'bob']), limit(10))));
    await assertSucceeds(getDocs(query(notes, where('owner', 'in', ['ann']), limit(10))));
  });

  test('can check the limit of a query', async () => {
    const mine = query(collection(firestoreAs('ann'), 'notes'), where('owner', '==', 'ann'));
    await assertSucceeds(getDocs(query(mine, limit(50))));
    await assertFails(getDocs(query(mine, limit(51))));
    await assertFails(getDocs(mine));
  });

  test('authorize count queries like other queries', async () => {
    const notes = collection(firestoreAs('ann'), 'notes');
    await assertSucceeds(getCountFromServer(query(notes, where('owner', '==', 'ann'), limit(10))));
    await assertFails(getCountFromServer(query(notes, limit(10))));
  });

  test('authorize listeners', async () => {
    await seedDocuments({ 'notes/a': { owner: 'ann' } });
    const listenOnce = (uid: string) =>
      new Promise((resolve, reject) => {
        const stop = onSnapshot(
          doc(firestoreAs(uid), 'notes/a'),
          (snapshot) => {
            stop();
            resolve(snapshot.data());
          },
          reject,
        );
      });
    await expect(listenOnce('ann')).resolves.toEqual({ owner: 'ann' });
    await assertFails(listenOnce('bob'));
  });

  test('see the whole batch with getAfter', async () => {
    const db = firestoreAs('ann');
    const matching = writeBatch(db);
    matching.set(doc(db, 'stock/a'), { n: 2 });
    matching.set(doc(db, 'totals/a'), { n: 2 });
    await assertSucceeds(matching.commit());
    const differing = writeBatch(db);
    differing.set(doc(db, 'stock/a'), { n: 2 });
    differing.set(doc(db, 'totals/a'), { n: 3 });
    await assertFails(differing.commit());
    await assertFails(setDoc(doc(db, 'stock/b'), { n: 1 }));
    await assertSucceeds(getDoc(doc(anonymousFirestore(), 'stock/a')));
    expect((await getDoc(doc(anonymousFirestore(), 'stock/a'))).data()).toEqual({ n: 2 });
  });

  test('read other documents with get and exists', async () => {
    await seedDocuments({ 'guarded/a': {}, 'members/ann': { level: 2 }, 'members/bob': { level: 1 } });
    await assertSucceeds(getDoc(doc(firestoreAs('ann'), 'guarded/a')));
    await assertFails(getDoc(doc(firestoreAs('bob'), 'guarded/a')));
    await assertFails(getDoc(doc(firestoreAs('eve'), 'guarded/a')));
    await assertSucceeds(getDocs(collection(firestoreAs('ann'), 'guarded')));
  });

  test('authorize collection groups by recursive wildcards', async () => {
    const open = where('public', '==', true);
    await assertSucceeds(getDocs(query(collectionGroup(anonymousFirestore(), 'comments'), open)));
    await assertFails(getDocs(collectionGroup(anonymousFirestore(), 'comments')));
    await assertFails(getDocs(query(collectionGroup(anonymousFirestore(), 'notes'), open, limit(10))));
  });

  test('read claims from the token', async () => {
    await assertSucceeds(getDoc(doc(firestoreAs('ann', { admin: true, email_verified: true }), 'claims/a')));
    await assertFails(getDoc(doc(firestoreAs('ann', { admin: true, email_verified: false }), 'claims/a')));
    await assertFails(getDoc(doc(firestoreAs('ann'), 'claims/a')));
  });

  test('see server timestamps as the request time', async () => {
    await assertSucceeds(setDoc(doc(anonymousFirestore(), 'times/a'), { at: serverTimestamp() }));
    await assertFails(setDoc(doc(anonymousFirestore(), 'times/b'), { at: new Date() }));
  });

  test('authorize documents that a transaction only reads, and deny it atomically', async () => {
    await seedDocuments({ 'notes/a': { owner: 'ann', text: '' }, 'notes/b': { owner: 'bob', text: '' } });
    const copy = (uid: string, from: string, to: string) => {
      const db = firestoreAs(uid);
      return runTransaction(db, async (transaction) => {
        const source = await transaction.get(doc(db, from));
        transaction.update(doc(db, to), { text: `copy of ${source.id}` });
      });
    };
    await assertFails(copy('ann', 'notes/b', 'notes/a'));
    await assertFails(copy('ann', 'notes/a', 'notes/b'));
    await assertSucceeds(copy('ann', 'notes/a', 'notes/a'));
  });

  test('are named in the error', async () => {
    await expect(getDoc(doc(anonymousFirestore(), 'notes/x'))).rejects.toThrow(/for 'get' @ L\d+/);
  });

  test('stay in effect when new rules are invalid', async () => {
    const invalid = initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: running.host, port: running.port, rules: 'service cloud.firestore {' },
    });
    await expect(invalid).rejects.toThrow(/rules/);
    await assertFails(getDoc(doc(anonymousFirestore(), 'notes/a')));
  });

  test('are separate for each project', async () => {
    const open = await initializeTestEnvironment({
      projectId: 'demo-open',
      firestore: {
        host: '127.0.0.1',
        port: running.port,
        rules:
          "rules_version='2'; service cloud.firestore { match /{path=**} { allow read, write: if true; } }",
      },
    });
    await assertSucceeds(setDoc(doc(open.unauthenticatedContext().firestore(), 'notes/a'), { n: 1 }));
    await assertFails(setDoc(doc(anonymousFirestore(), 'notes/a'), { n: 1 }));
    await open.cleanup();
  });
});
