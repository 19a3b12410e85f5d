/** Features that only firebase-admin has. */
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { getRejectionCode } from '../conformance-case.ts';
import { lockReason } from './transactions.ts';

function requireAdmin({ client: { admin } }: TestSandbox): Firestore {
  if (admin === undefined) throw new Error('This case needs firebase-admin.');
  return admin;
}

function setNumberedItems(sandbox: TestSandbox, ...ids: readonly string[]): Promise<void> {
  return sandbox.setItems(Object.fromEntries(ids.map((id, n) => [id, { n, m: { x: n } }])));
}

export const adminCases: readonly ConformanceCase[] = [
  {
    title: 'creates only missing documents',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await db.doc(`${items}/a`).create({ n: 1 });
      expect(await getRejectionCode(db.doc(`${items}/a`).create({ n: 2 }))).toBe('already-exists');
    },
  },
  {
    title: 'respects preconditions on the update time',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
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
    title: 'reads several documents with a field mask',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a', 'b');
      const references = ['b', 'none', 'a'].map((id) => db.doc(`${items}/${id}`));
      const read = await db.getAll(...references, { fieldMask: ['m.x'] });
      expect(read.map((item) => item.data())).toEqual([{ m: { x: 1 } }, undefined, { m: { x: 0 } }]);
    },
  },
  {
    title: 'selects fields and applies an offset',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a', 'b', 'c');
      const found = await db.collection(items).orderBy('n').offset(1).limit(1).select('m.x').get();
      expect(found.docs.map((item) => [item.id, item.data()])).toEqual([['b', { m: { x: 1 } }]]);
      const names = await db.collection(items).select().get();
      expect(names.docs.map((item) => item.data())).toEqual([{}, {}, {}]);
    },
  },
  {
    title: 'lists documents, including missing parents, and collections',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a');
      await db.doc(`${items}/ghost/parts/p`).set({});
      expect((await db.collection(items).listDocuments()).map(({ id }) => id)).toEqual(['a', 'ghost']);
      expect((await db.collection(items).parent?.listCollections())?.map(({ id }) => id)).toEqual(['items']);
      expect((await db.doc(`${items}/ghost`).listCollections()).map(({ id }) => id)).toEqual(['parts']);
    },
  },
  {
    title: 'deletes recursively',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a', 'b');
      await db.doc(`${items}/a/parts/p/${sandbox.groupId}/q`).set({});
      await db.recursiveDelete(db.doc(`${items}/a`));
      expect((await db.collectionGroup(sandbox.groupId).get()).empty).toBe(true);
      expect((await db.collection(items).get()).docs.map(({ id }) => id)).toEqual(['b']);
    },
  },
  {
    title: 'writes in bulk, each write separately',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
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
    title: 'runs queries in a transaction at a past read time',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a', 'b');
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
    title: 'retries a transaction when the result of its query changes',
    sdks: ['admin'],
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await setNumberedItems(sandbox, 'a', 'b');
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
    title: 'partitions a collection group',
    sdks: ['admin'],
    unlikeOfficialEmulator: 'It does not implement PartitionQuery.',
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      await Promise.all(Array.from({ length: 20 }, (_, n) => sandbox.set(`${sandbox.groupId}/d${n}`, { n })));
      const ids: string[] = [];
      let parts = 0;
      for await (const part of db.collectionGroup(sandbox.groupId).getPartitions(4)) {
        parts++;
        ids.push(...(await part.toQuery().get()).docs.map(({ id }) => id));
      }
      expect(parts).toBe(4);
      expect(new Set(ids).size).toBe(20);
      expect(ids).toHaveLength(20);
    },
  },
  {
    title: 'filters a collection group by full path',
    sdks: ['admin'],
    async run(sandbox) {
      const db = requireAdmin(sandbox);
      const items = sandbox.path('items');
      await db.doc(`${items}/a/${sandbox.groupId}/p`).set({});
      await db.doc(`${items}/b/${sandbox.groupId}/p`).set({});
      const after = db
        .collectionGroup(sandbox.groupId)
        .where(FieldPath.documentId(), '>', db.doc(`${items}/a/${sandbox.groupId}/p`));
      expect((await after.get()).docs.map((item) => item.ref.path)).toEqual([
        `${items}/b/${sandbox.groupId}/p`,
      ]);
    },
  },
];
