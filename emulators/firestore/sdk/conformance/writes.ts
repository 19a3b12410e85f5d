import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';

export const writeCases: readonly ConformanceCase[] = [
  {
    title: 'set replaces the whole document',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1, b: 2 });
      await at.set('items/a', { c: 3 });
      expect(await at.get('items/a')).toEqual({ c: 3 });
    },
  },
  {
    title: 'set with merge keeps other fields, nested ones too',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1, m: { x: 1, y: 2 } });
      await at.client.batch(['set', at.path('items/a'), { m: { x: 9 }, b: 2 }, { merge: true }]);
      expect(await at.get('items/a')).toEqual({ a: 1, b: 2, m: { x: 9, y: 2 } });
    },
  },
  {
    title: 'set with mergeFields takes only the named fields',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1, m: { x: 1 } });
      await at.client.batch([
        'set',
        at.path('items/a'),
        { a: 9, m: { x: 9, y: 9 } },
        { mergeFields: ['m.y'] },
      ]);
      expect(await at.get('items/a')).toEqual({ a: 1, m: { x: 1, y: 9 } });
    },
  },
  {
    title: 'set with merge makes a missing document',
    sdks: allSdks,
    async run(at) {
      await at.client.batch(['set', at.path('items/a'), { a: 1 }, { merge: true }]);
      expect(await at.get('items/a')).toEqual({ a: 1 });
    },
  },
  {
    title: 'update changes fields and nested paths',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1, m: { x: 1, y: 2 } });
      await at.update('items/a', { 'm.x': 5, b: 2, 'n.new': true });
      expect(await at.get('items/a')).toEqual({ a: 1, b: 2, m: { x: 5, y: 2 }, n: { new: true } });
    },
  },
  {
    title: 'update replaces a map that is given whole',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { m: { x: 1, y: 2 } });
      await at.update('items/a', { m: { z: 3 } });
      expect(await at.get('items/a')).toEqual({ m: { z: 3 } });
    },
  },
  {
    title: 'update of a missing document fails and names it',
    sdks: allSdks,
    async run(at) {
      const failed = at.update('items/none', { a: 1 });
      await expect(failed).rejects.toThrow(/No document to update: .*items\/none/);
      expect(await getRejectionCode(at.update('items/none', { a: 1 }))).toBe('not-found');
      expect(await at.get('items/none')).toBeUndefined();
    },
  },
  {
    title: 'delete removes a document and does not mind a missing one',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1 });
      await at.client.batch(['delete', at.path('items/a')]);
      expect(await at.get('items/a')).toBeUndefined();
      await at.client.batch(['delete', at.path('items/a')]);
    },
  },
  {
    title: 'deleting a document leaves its subcollections',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', {});
      await at.set('items/a/parts/b', { b: 1 });
      await at.client.batch(['delete', at.path('items/a')]);
      expect(await at.get('items/a/parts/b')).toEqual({ b: 1 });
    },
  },
  {
    title: 'deleteField takes a field away, in update and in set with merge',
    sdks: allSdks,
    async run(at) {
      const gone = at.client.values.deleteField();
      await at.set('items/a', { a: 1, b: 2, m: { x: 1, y: 2 } });
      await at.update('items/a', { a: gone, 'm.x': gone });
      await at.client.batch(['set', at.path('items/a'), { b: gone }, { merge: true }]);
      expect(await at.get('items/a')).toEqual({ m: { y: 2 } });
    },
  },
  {
    title: 'add makes an id of twenty characters',
    sdks: allSdks,
    async run(at) {
      const id = await at.client.add(at.path('items'), { a: 1 });
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(await at.get(`items/${id}`)).toEqual({ a: 1 });
    },
  },
  {
    title: 'a batch applies its writes in order, all at once',
    sdks: allSdks,
    async run(at) {
      const path = at.path('items/a');
      await at.client.batch(
        ['set', path, { n: 1 }],
        ['update', path, { m: 2 }],
        ['set', at.path('items/b'), { n: 3 }],
        ['delete', at.path('items/b')],
      );
      expect(await at.get('items/a')).toEqual({ n: 1, m: 2 });
      expect(await at.get('items/b')).toBeUndefined();
    },
  },
  {
    title: 'a batch of which one write fails changes nothing',
    sdks: allSdks,
    async run(at) {
      const failed = at.client.batch(
        ['set', at.path('items/a'), { n: 1 }],
        ['update', at.path('items/none'), { n: 2 }],
      );
      expect(await getRejectionCode(failed)).toBe('not-found');
      expect(await at.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'serverTimestamp is the time of the commit, the same throughout a batch',
    sdks: allSdks,
    async run(at) {
      const before = Date.now();
      const now = at.client.values.serverTimestamp();
      await at.client.batch(
        ['set', at.path('items/a'), { at: now, m: { at: now } }],
        ['set', at.path('items/b'), { at: now }],
      );
      const a = (await at.get('items/a')) as { at: { timestamp: [number, number] }; m: object };
      const milliseconds = a.at.timestamp[0] * 1000 + a.at.timestamp[1] / 1e6;
      expect(Number.isInteger(milliseconds)).toBe(true);
      expect(milliseconds).toBeGreaterThanOrEqual(before);
      expect(milliseconds).toBeLessThanOrEqual(Date.now() + 1);
      expect(a.m).toEqual({ at: a.at });
      expect(await at.get('items/b')).toEqual({ at: a.at });
    },
  },
  {
    title: 'increment adds to numbers and starts anything else from nothing',
    sdks: allSdks,
    async run(at) {
      const { increment } = at.client.values;
      await at.set('items/a', { n: 5, d: 1.5, text: 'x' });
      await at.update('items/a', {
        n: increment(-2),
        d: increment(1),
        text: increment(3),
        none: increment(4),
      });
      expect(await at.get('items/a')).toEqual({ n: 3, d: 2.5, text: 3, none: 4 });
      await at.update('items/a', { n: increment(0.5) });
      expect(await at.get('items/a')).toMatchObject({ n: 3.5 });
    },
  },
  {
    title: 'arrayUnion adds what is missing, once; arrayRemove takes all of its kind away',
    sdks: allSdks,
    async run(at) {
      const { arrayUnion, arrayRemove } = at.client.values;
      await at.set('items/a', { list: ['x', 'y', 'x'], text: 'no list' });
      await at.update('items/a', {
        list: arrayUnion('y', 'z', 'z', { a: 1 }),
        text: arrayUnion(1),
        none: arrayUnion(2),
      });
      expect(await at.get('items/a')).toEqual({ list: ['x', 'y', 'x', 'z', { a: 1 }], text: [1], none: [2] });
      await at.update('items/a', {
        list: arrayRemove('x', { a: 1 }),
        text: arrayRemove(9),
        other: arrayRemove(1),
      });
      expect(await at.get('items/a')).toEqual({ list: ['y', 'z'], text: [1], none: [2], other: [] });
    },
  },
  {
    title: 'transforms work in set, on nested fields, together with plain data',
    sdks: allSdks,
    async run(at) {
      const { increment, arrayUnion } = at.client.values;
      await at.set('items/a', { n: 1 });
      await at.client.batch([
        'set',
        at.path('items/a'),
        { n: increment(1), m: { list: arrayUnion('a') }, text: 't' },
        { merge: true },
      ]);
      expect(await at.get('items/a')).toEqual({ n: 2, m: { list: ['a'] }, text: 't' });
      await at.set('items/a', { n: increment(1) });
      expect(await at.get('items/a')).toEqual({ n: 1 });
    },
  },
  {
    title: 'refuses a document of more than 1 MiB and says how large it is',
    sdks: allSdks,
    async run(at) {
      const failed = at.set('items/a', { text: 'x'.repeat(1_048_576) });
      await expect(failed).rejects.toThrow(/exceeds the maximum allowed size of 1,048,576 bytes/);
      expect(await at.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'writes one after the other are seen in their order',
    sdks: allSdks,
    async run(at) {
      const writes = Array.from({ length: 20 }, (_, n) => at.set('items/a', { n }));
      await Promise.all(at.client.sdk === 'lite' || at.client.sdk === 'admin' ? [] : writes);
      for (const write of writes) await write;
      if (at.client.sdk === 'browser' || at.client.sdk === 'node')
        expect(await at.get('items/a')).toEqual({ n: 19 });
    },
  },
  {
    title: 'a batch takes five hundred writes and gives them one time',
    sdks: allSdks,
    async run(at) {
      const now = at.client.values.serverTimestamp();
      await at.setItems(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`d${n}`, { at: now }])));
      const collection = at.path('items');
      expect(await at.client.aggregate({ collection }, { n: 'count' })).toEqual({ n: 500 });
      expect(await at.get('items/d0')).toEqual(await at.get('items/d499'));
    },
  },
  {
    title: 'a document deleted and set in one batch has only what was set',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { a: 1 });
      const path = at.path('items/a');
      await at.client.batch(['delete', path], ['set', path, { b: 2 }, { merge: true }]);
      expect(await at.get('items/a')).toEqual({ b: 2 });
    },
  },
  {
    title: 'transforms of one field in one batch build on each other',
    sdks: allSdks,
    async run(at) {
      const { increment, arrayUnion, arrayRemove } = at.client.values;
      await at.set('items/a', { n: 1, list: ['x'] });
      const path = at.path('items/a');
      await at.client.batch(
        ['update', path, { n: increment(1), list: arrayUnion('y') }],
        ['update', path, { n: increment(0.5), list: arrayRemove('x') }],
      );
      expect(await at.get('items/a')).toEqual({ n: 2.5, list: ['y'] });
    },
  },
  {
    title: 'arrayUnion and arrayRemove compare as queries do: NaN with NaN, maps by content',
    sdks: allSdks,
    async run(at) {
      const { arrayUnion, arrayRemove } = at.client.values;
      await at.set('items/a', { list: [Number.NaN, { b: 1, a: [2] }, null] });
      await at.update('items/a', { list: arrayUnion(Number.NaN, null, { a: [2], b: 1 }, 0, -0) });
      expect(await at.get('items/a')).toEqual({ list: [Number.NaN, { a: [2], b: 1 }, null, 0] });
      await at.update('items/a', { list: arrayRemove(Number.NaN, { a: [2], b: 1 }) });
      expect(await at.get('items/a')).toEqual({ list: [null, 0] });
    },
  },
  {
    title: 'set with merge of an empty map makes the document, and the field empty',
    sdks: allSdks,
    async run(at) {
      await at.client.batch(['set', at.path('items/a'), {}, { merge: true }]);
      expect(await at.get('items/a')).toEqual({});
      await at.set('items/b', { m: { x: 1 }, n: 1 });
      await at.client.batch(['set', at.path('items/b'), { m: {} }, { merge: true }]);
      expect(await at.get('items/b')).toEqual({ m: {}, n: 1 });
    },
  },
];
