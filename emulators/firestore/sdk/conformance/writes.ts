import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';

export const writeCases: readonly ConformanceCase[] = [
  {
    title: 'set replaces the whole document',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1, b: 2 });
      await sandbox.set('items/a', { c: 3 });
      expect(await sandbox.get('items/a')).toEqual({ c: 3 });
    },
  },
  {
    title: 'set with merge keeps other fields, including nested ones',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1, m: { x: 1, y: 2 } });
      await sandbox.client.batch(['set', sandbox.path('items/a'), { m: { x: 9 }, b: 2 }, { merge: true }]);
      expect(await sandbox.get('items/a')).toEqual({ a: 1, b: 2, m: { x: 9, y: 2 } });
    },
  },
  {
    title: 'set with mergeFields writes only the named fields',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1, m: { x: 1 } });
      await sandbox.client.batch([
        'set',
        sandbox.path('items/a'),
        { a: 9, m: { x: 9, y: 9 } },
        { mergeFields: ['m.y'] },
      ]);
      expect(await sandbox.get('items/a')).toEqual({ a: 1, m: { x: 1, y: 9 } });
    },
  },
  {
    title: 'set with merge creates a missing document',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.client.batch(['set', sandbox.path('items/a'), { a: 1 }, { merge: true }]);
      expect(await sandbox.get('items/a')).toEqual({ a: 1 });
    },
  },
  {
    title: 'update changes fields and nested paths',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1, m: { x: 1, y: 2 } });
      await sandbox.update('items/a', { 'm.x': 5, b: 2, 'n.new': true });
      expect(await sandbox.get('items/a')).toEqual({ a: 1, b: 2, m: { x: 5, y: 2 }, n: { new: true } });
    },
  },
  {
    title: 'update replaces a whole map',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { m: { x: 1, y: 2 } });
      await sandbox.update('items/a', { m: { z: 3 } });
      expect(await sandbox.get('items/a')).toEqual({ m: { z: 3 } });
    },
  },
  {
    title: 'update of a missing document fails with its name',
    sdks: allSdks,
    unlikeOfficialEmulator: 'It has another text.',
    async run(sandbox) {
      const failed = sandbox.update('items/none', { a: 1 });
      await expect(failed).rejects.toThrow(/No document to update: .*items\/none/);
      expect(await getRejectionCode(sandbox.update('items/none', { a: 1 }))).toBe('not-found');
      expect(await sandbox.get('items/none')).toBeUndefined();
    },
  },
  {
    title: 'delete removes a document and ignores a missing one',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1 });
      await sandbox.client.batch(['delete', sandbox.path('items/a')]);
      expect(await sandbox.get('items/a')).toBeUndefined();
      await sandbox.client.batch(['delete', sandbox.path('items/a')]);
    },
  },
  {
    title: 'deleting a document keeps its subcollections',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', {});
      await sandbox.set('items/a/parts/b', { b: 1 });
      await sandbox.client.batch(['delete', sandbox.path('items/a')]);
      expect(await sandbox.get('items/a/parts/b')).toEqual({ b: 1 });
    },
  },
  {
    title: 'deleteField removes a field in update and in set with merge',
    sdks: allSdks,
    async run(sandbox) {
      const deletion = sandbox.client.values.deleteField();
      await sandbox.set('items/a', { a: 1, b: 2, m: { x: 1, y: 2 } });
      await sandbox.update('items/a', { a: deletion, 'm.x': deletion });
      await sandbox.client.batch(['set', sandbox.path('items/a'), { b: deletion }, { merge: true }]);
      expect(await sandbox.get('items/a')).toEqual({ m: { y: 2 } });
    },
  },
  {
    title: 'add generates an id of 20 characters',
    sdks: allSdks,
    async run(sandbox) {
      const id = await sandbox.client.add(sandbox.path('items'), { a: 1 });
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(await sandbox.get(`items/${id}`)).toEqual({ a: 1 });
    },
  },
  {
    title: 'a batch applies its writes in order',
    sdks: allSdks,
    async run(sandbox) {
      const path = sandbox.path('items/a');
      await sandbox.client.batch(
        ['set', path, { n: 1 }],
        ['update', path, { m: 2 }],
        ['set', sandbox.path('items/b'), { n: 3 }],
        ['delete', sandbox.path('items/b')],
      );
      expect(await sandbox.get('items/a')).toEqual({ n: 1, m: 2 });
      expect(await sandbox.get('items/b')).toBeUndefined();
    },
  },
  {
    title: 'a batch with a failing write changes nothing',
    sdks: allSdks,
    async run(sandbox) {
      const failed = sandbox.client.batch(
        ['set', sandbox.path('items/a'), { n: 1 }],
        ['update', sandbox.path('items/none'), { n: 2 }],
      );
      expect(await getRejectionCode(failed)).toBe('not-found');
      expect(await sandbox.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'serverTimestamp is the commit time, equal throughout a batch',
    sdks: allSdks,
    async run(sandbox) {
      const before = Date.now();
      const now = sandbox.client.values.serverTimestamp();
      await sandbox.client.batch(
        ['set', sandbox.path('items/a'), { at: now, m: { at: now } }],
        ['set', sandbox.path('items/b'), { at: now }],
      );
      const a = (await sandbox.get('items/a')) as { at: { timestamp: [number, number] }; m: object };
      const milliseconds = a.at.timestamp[0] * 1000 + a.at.timestamp[1] / 1e6;
      expect(Number.isInteger(milliseconds)).toBe(true);
      expect(milliseconds).toBeGreaterThanOrEqual(before);
      expect(milliseconds).toBeLessThanOrEqual(Date.now() + 1);
      expect(a.m).toEqual({ at: a.at });
      expect(await sandbox.get('items/b')).toEqual({ at: a.at });
    },
  },
  {
    title: 'increment adds to numbers and replaces other values',
    sdks: allSdks,
    async run(sandbox) {
      const { increment } = sandbox.client.values;
      await sandbox.set('items/a', { n: 5, d: 1.5, text: 'x' });
      await sandbox.update('items/a', {
        n: increment(-2),
        d: increment(1),
        text: increment(3),
        none: increment(4),
      });
      expect(await sandbox.get('items/a')).toEqual({ n: 3, d: 2.5, text: 3, none: 4 });
      await sandbox.update('items/a', { n: increment(0.5) });
      expect(await sandbox.get('items/a')).toMatchObject({ n: 3.5 });
    },
  },
  {
    title: 'arrayUnion adds missing items once; arrayRemove removes all equal items',
    sdks: allSdks,
    async run(sandbox) {
      const { arrayUnion, arrayRemove } = sandbox.client.values;
      await sandbox.set('items/a', { list: ['x', 'y', 'x'], text: 'no list' });
      await sandbox.update('items/a', {
        list: arrayUnion('y', 'z', 'z', { a: 1 }),
        text: arrayUnion(1),
        none: arrayUnion(2),
      });
      expect(await sandbox.get('items/a')).toEqual({
        list: ['x', 'y', 'x', 'z', { a: 1 }],
        text: [1],
        none: [2],
      });
      await sandbox.update('items/a', {
        list: arrayRemove('x', { a: 1 }),
        text: arrayRemove(9),
        other: arrayRemove(1),
      });
      expect(await sandbox.get('items/a')).toEqual({ list: ['y', 'z'], text: [1], none: [2], other: [] });
    },
  },
  {
    title: 'transforms work in set, on nested fields and with other data',
    sdks: allSdks,
    async run(sandbox) {
      const { increment, arrayUnion } = sandbox.client.values;
      await sandbox.set('items/a', { n: 1 });
      await sandbox.client.batch([
        'set',
        sandbox.path('items/a'),
        { n: increment(1), m: { list: arrayUnion('a') }, text: 't' },
        { merge: true },
      ]);
      expect(await sandbox.get('items/a')).toEqual({ n: 2, m: { list: ['a'] }, text: 't' });
      await sandbox.set('items/a', { n: increment(1) });
      expect(await sandbox.get('items/a')).toEqual({ n: 1 });
    },
  },
  {
    title: 'rejects a document of more than 1 MiB',
    sdks: allSdks,
    unlikeOfficialEmulator: 'It has another text.',
    async run(sandbox) {
      const failed = sandbox.set('items/a', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) });
      await expect(failed).rejects.toThrow(/exceeds the maximum allowed size of 1,048,576 bytes/);
      expect(await sandbox.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'consecutive writes are applied in order',
    sdks: allSdks,
    async run(sandbox) {
      const writes = Array.from({ length: 20 }, (_, n) => sandbox.set('items/a', { n }));
      await Promise.all(sandbox.client.sdk === 'lite' || sandbox.client.sdk === 'admin' ? [] : writes);
      for (const write of writes) await write;
      if (sandbox.client.sdk === 'browser' || sandbox.client.sdk === 'node')
        expect(await sandbox.get('items/a')).toEqual({ n: 19 });
    },
  },
  {
    title: 'a batch of 500 writes has one server timestamp',
    sdks: allSdks,
    async run(sandbox) {
      const now = sandbox.client.values.serverTimestamp();
      await sandbox.setItems(
        Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`d${n}`, { at: now }])),
      );
      const collection = sandbox.path('items');
      expect(await sandbox.client.aggregate({ collection }, { n: 'count' })).toEqual({ n: 500 });
      expect(await sandbox.get('items/d0')).toEqual(await sandbox.get('items/d499'));
    },
  },
  {
    title: 'a document deleted and set in one batch has only the new data',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { a: 1 });
      const path = sandbox.path('items/a');
      await sandbox.client.batch(['delete', path], ['set', path, { b: 2 }, { merge: true }]);
      expect(await sandbox.get('items/a')).toEqual({ b: 2 });
    },
  },
  {
    title: 'transforms of one field in one batch accumulate',
    sdks: allSdks,
    async run(sandbox) {
      const { increment, arrayUnion, arrayRemove } = sandbox.client.values;
      await sandbox.set('items/a', { n: 1, list: ['x'] });
      const path = sandbox.path('items/a');
      await sandbox.client.batch(
        ['update', path, { n: increment(1), list: arrayUnion('y') }],
        ['update', path, { n: increment(0.5), list: arrayRemove('x') }],
      );
      expect(await sandbox.get('items/a')).toEqual({ n: 2.5, list: ['y'] });
    },
  },
  {
    title: 'arrayUnion and arrayRemove compare like queries: NaN equals NaN, maps by content',
    sdks: allSdks,
    async run(sandbox) {
      const { arrayUnion, arrayRemove } = sandbox.client.values;
      await sandbox.set('items/a', { list: [Number.NaN, { b: 1, a: [2] }, null] });
      await sandbox.update('items/a', { list: arrayUnion(Number.NaN, null, { a: [2], b: 1 }, 0, -0) });
      expect(await sandbox.get('items/a')).toEqual({ list: [Number.NaN, { a: [2], b: 1 }, null, 0] });
      await sandbox.update('items/a', { list: arrayRemove(Number.NaN, { a: [2], b: 1 }) });
      expect(await sandbox.get('items/a')).toEqual({ list: [null, 0] });
    },
  },
  {
    title: 'set with merge of an empty map creates the document or empties the field',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.client.batch(['set', sandbox.path('items/a'), {}, { merge: true }]);
      expect(await sandbox.get('items/a')).toEqual({});
      await sandbox.set('items/b', { m: { x: 1 }, n: 1 });
      await sandbox.client.batch(['set', sandbox.path('items/b'), { m: {} }, { merge: true }]);
      expect(await sandbox.get('items/b')).toEqual({ m: {}, n: 1 });
    },
  },
];
