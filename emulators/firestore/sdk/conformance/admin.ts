/** What only firebase-admin can ask. */
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { getRejectionCode } from '../conformance-case.ts';

function requireAdmin({ client: { admin } }: TestSandbox): Firestore {
  if (admin === undefined) throw new Error('This is not firebase-admin.');
  return admin;
}

function setNumberedItems(at: TestSandbox, ...ids: readonly string[]): Promise<void> {
  return at.setItems(Object.fromEntries(ids.map((id, n) => [id, { n, m: { x: n } }])));
}

export const adminCases: readonly ConformanceCase[] = [
  {
    title: 'creates only what is not there',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await db.doc(`${items}/a`).create({ n: 1 });
      expect(await getRejectionCode(db.doc(`${items}/a`).create({ n: 2 }))).toBe('already-exists');
    },
  },
  {
    title: 'keeps to preconditions on the update time',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      const { writeTime } = await db.doc(`${items}/a`).set({ n: 1 });
      await db.doc(`${items}/a`).update({ n: 2 }, { lastUpdateTime: writeTime });
      expect(
        await getRejectionCode(db.doc(`${items}/a`).update({ n: 3 }, { lastUpdateTime: writeTime })),
      ).toBe('failed-precondition');
      expect(await getRejectionCode(db.doc(`${items}/a`).delete({ lastUpdateTime: writeTime }))).toBe(
        'failed-precondition',
      );
      expect(await getRejectionCode(db.doc(`${items}/none`).delete({ exists: true }))).toBe('not-found');
    },
  },
  {
    title: 'reads many documents at once, with a mask',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a', 'b');
      const references = ['b', 'none', 'a'].map((id) => db.doc(`${items}/${id}`));
      const read = await db.getAll(...references, { fieldMask: ['m.x'] });
      expect(read.map((item) => item.data())).toEqual([{ m: { x: 1 } }, undefined, { m: { x: 0 } }]);
    },
  },
  {
    title: 'selects fields, skips with an offset',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a', 'b', 'c');
      const found = await db.collection(items).orderBy('n').offset(1).limit(1).select('m.x').get();
      expect(found.docs.map((item) => [item.id, item.data()])).toEqual([['b', { m: { x: 1 } }]]);
      const names = await db.collection(items).select().get();
      expect(names.docs.map((item) => item.data())).toEqual([{}, {}, {}]);
    },
  },
  {
    title: 'lists documents, missing parents included, and collections',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a');
      await db.doc(`${items}/ghost/parts/p`).set({});
      expect((await db.collection(items).listDocuments()).map(({ id }) => id)).toEqual(['a', 'ghost']);
      expect((await db.collection(items).parent?.listCollections())?.map(({ id }) => id)).toEqual(['items']);
      expect((await db.doc(`${items}/ghost`).listCollections()).map(({ id }) => id)).toEqual(['parts']);
    },
  },
  {
    title: 'deletes a tree',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a', 'b');
      await db.doc(`${items}/a/parts/p/${at.groupId}/q`).set({});
      await db.recursiveDelete(db.doc(`${items}/a`));
      expect((await db.collectionGroup(at.groupId).get()).empty).toBe(true);
      expect((await db.collection(items).get()).docs.map(({ id }) => id)).toEqual(['b']);
    },
  },
  {
    title: 'writes in bulk, each write for itself',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      const writer = db.bulkWriter();
      writer.onWriteError(() => false);
      const results = await Promise.allSettled([
        ...Array.from({ length: 60 }, (_, n) => writer.set(db.doc(`${items}/d${n}`), { n })),
        writer.update(db.doc(`${items}/none`), { n: 1 }),
        writer.close(),
      ]);
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect((await db.collection(items).count().get()).data().count).toBe(60);
    },
  },
  {
    title: 'reads in a transaction by query and at an instant',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a', 'b');
      const { readTime } = await db.collection(items).get();
      await db.doc(`${items}/a`).update({ n: 9 });
      const past = await db.runTransaction(
        async (transaction) =>
          (await transaction.get(db.collection(items).orderBy('n'))).docs.map(
            (item) => item.get('n') as number,
          ),
        { readOnly: true, readTime },
      );
      expect(past).toEqual([0, 1]);
    },
  },
  {
    title: 'runs a transaction again when its query finds something else meanwhile',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await setNumberedItems(at, 'a', 'b');
      let runs = 0;
      await db.runTransaction(async (transaction) => {
        runs++;
        const { size } = await transaction.get(db.collection(items).where('n', '>=', 1));
        if (runs === 1) await db.doc(`${items}/late`).set({ n: 5 });
        transaction.set(db.doc(`${items}/size`), { size });
      });
      expect(runs).toBe(2);
      expect((await db.doc(`${items}/size`).get()).data()).toEqual({ size: 2 });
    },
  },
  {
    title: 'cuts a collection group into parts',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      await Promise.all(Array.from({ length: 20 }, (_, n) => at.set(`${at.groupId}/d${n}`, { n })));
      const seen: string[] = [];
      let parts = 0;
      for await (const part of db.collectionGroup(at.groupId).getPartitions(4)) {
        parts++;
        seen.push(...(await part.toQuery().get()).docs.map(({ id }) => id));
      }
      expect(parts).toBe(4);
      expect(new Set(seen).size).toBe(20);
      expect(seen).toHaveLength(20);
    },
  },
  {
    title: 'finds by the whole path of a document in a group',
    sdks: ['admin'],
    async run(at) {
      const db = requireAdmin(at);
      const items = at.path('items');
      await db.doc(`${items}/a/${at.groupId}/p`).set({});
      await db.doc(`${items}/b/${at.groupId}/p`).set({});
      const after = db
        .collectionGroup(at.groupId)
        .where(FieldPath.documentId(), '>', db.doc(`${items}/a/${at.groupId}/p`));
      expect((await after.get()).docs.map((item) => item.ref.path)).toEqual([`${items}/b/${at.groupId}/p`]);
    },
  },
];
