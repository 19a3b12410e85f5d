/** What only firebase-admin can ask. */
import { initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from './behaviour.ts';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let running: Target;
let db: Firestore;

beforeAll(async () => {
  running = await openTarget('demo-extras');
  process.env['FIRESTORE_EMULATOR_HOST'] = `${running.host}:${running.port}`;
  db = getFirestore(initializeApp({ projectId: 'demo-extras' }));
});
afterAll(async () => {
  await db.terminate();
  await running.close();
});
beforeEach(() => db.recursiveDelete(db.collection('items')));

async function fill(...ids: readonly string[]): Promise<void> {
  const batch = db.batch();
  for (const [n, id] of ids.entries()) batch.set(db.doc(`items/${id}`), { n, m: { x: n } });
  await batch.commit();
}

describe('firebase-admin', () => {
  it('creates only what is not there', async () => {
    await db.doc('items/a').create({ n: 1 });
    expect(await codeOf(db.doc('items/a').create({ n: 2 }))).toBe('already-exists');
  });

  it('keeps to preconditions on the update time', async () => {
    const { writeTime } = await db.doc('items/a').set({ n: 1 });
    await db.doc('items/a').update({ n: 2 }, { lastUpdateTime: writeTime });
    expect(await codeOf(db.doc('items/a').update({ n: 3 }, { lastUpdateTime: writeTime }))).toBe(
      'failed-precondition',
    );
    expect(await codeOf(db.doc('items/a').delete({ lastUpdateTime: writeTime }))).toBe('failed-precondition');
    expect(await codeOf(db.doc('items/none').delete({ exists: true }))).toBe('not-found');
  });

  it('reads many documents at once, with a mask', async () => {
    await fill('a', 'b');
    const references = ['b', 'none', 'a'].map((id) => db.doc(`items/${id}`));
    const read = await db.getAll(...references, { fieldMask: ['m.x'] });
    expect(read.map((item) => item.data())).toEqual([{ m: { x: 1 } }, undefined, { m: { x: 0 } }]);
  });

  it('selects fields, skips with an offset', async () => {
    await fill('a', 'b', 'c');
    const found = await db.collection('items').orderBy('n').offset(1).limit(1).select('m.x').get();
    expect(found.docs.map((item) => [item.id, item.data()])).toEqual([['b', { m: { x: 1 } }]]);
    const names = await db.collection('items').select().get();
    expect(names.docs.map((item) => item.data())).toEqual([{}, {}, {}]);
  });

  it('lists documents, missing parents included, and collections', async () => {
    await fill('a');
    await db.doc('items/ghost/parts/p').set({});
    expect((await db.collection('items').listDocuments()).map(({ id }) => id)).toEqual(['a', 'ghost']);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['items']);
    expect((await db.doc('items/ghost').listCollections()).map(({ id }) => id)).toEqual(['parts']);
  });

  it('deletes a tree', async () => {
    await fill('a', 'b');
    await db.doc('items/a/parts/p/pieces/q').set({});
    await db.recursiveDelete(db.doc('items/a'));
    expect((await db.collectionGroup('pieces').get()).empty).toBe(true);
    expect((await db.collection('items').get()).docs.map(({ id }) => id)).toEqual(['b']);
  });

  it('writes in bulk, each write for itself', async () => {
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const results = await Promise.allSettled([
      ...Array.from({ length: 60 }, (_, n) => writer.set(db.doc(`items/d${n}`), { n })),
      writer.update(db.doc('items/none'), { n: 1 }),
      writer.close(),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await db.collection('items').count().get()).data().count).toBe(60);
  });

  it('reads in a transaction by query and at an instant', async () => {
    await fill('a', 'b');
    const { readTime } = await db.collection('items').get();
    await db.doc('items/a').update({ n: 9 });
    const past = await db.runTransaction(
      async (transaction) =>
        (await transaction.get(db.collection('items').orderBy('n'))).docs.map(
          (item) => item.get('n') as number,
        ),
      { readOnly: true, readTime },
    );
    expect(past).toEqual([0, 1]);
  });

  it('runs a transaction again when its query finds something else meanwhile', async () => {
    await fill('a', 'b');
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      runs++;
      const { size } = await transaction.get(db.collection('items').where('n', '>=', 1));
      if (runs === 1) await db.doc('items/late').set({ n: 5 });
      transaction.set(db.doc('items/size'), { size });
    });
    expect(runs).toBe(2);
    expect((await db.doc('items/size').get()).data()).toEqual({ size: 2 });
  });

  it('cuts a collection group into parts', async () => {
    await fill(...Array.from({ length: 20 }, (_, n) => `d${n}`));
    const seen: string[] = [];
    let parts = 0;
    for await (const part of db.collectionGroup('items').getPartitions(4)) {
      parts++;
      seen.push(...(await part.toQuery().get()).docs.map(({ id }) => id));
    }
    expect(parts).toBe(4);
    expect(new Set(seen).size).toBe(20);
    expect(seen).toHaveLength(20);
  });

  it('finds by the whole path of a document in a group', async () => {
    await db.doc('items/a/parts/p').set({});
    await db.doc('items/b/parts/p').set({});
    const after = db.collectionGroup('parts').where(FieldPath.documentId(), '>', db.doc('items/a/parts/p'));
    expect((await after.get()).docs.map((item) => item.ref.path)).toEqual(['items/b/parts/p']);
  });
});
