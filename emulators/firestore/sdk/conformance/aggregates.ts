import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';
import type { QuerySpec } from '../sdk-client.ts';
import { people } from './query-case.ts';

export const aggregateCases: readonly ConformanceCase[] = [
  {
    title: 'counts',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems(people);
      const count = (spec: QuerySpec) =>
        sandbox.client.aggregate({ ...spec, collection: sandbox.path('items') }, { n: 'count' });
      expect(await count({})).toEqual({ n: 7 });
      expect(await count({ where: [['city', '==', 'Reno']] })).toEqual({ n: 3 });
      expect(await count({ limit: 2 })).toEqual({ n: 2 });
      expect(await count({ where: [['city', '==', 'Oz']] })).toEqual({ n: 0 });
    },
  },
  {
    title: 'sums and averages numbers and ignores other values',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2.5 }, c: { n: 'x' }, d: {}, e: { n: null } });
      const aggregates = { sum: ['sum', 'n'], avg: ['avg', 'n'] } as const;
      const spec = { collection: sandbox.path('items') };
      expect(await sandbox.client.aggregate(spec, aggregates)).toEqual({ sum: 3.5, avg: 1.75 });
      const none = { ...spec, where: [['n', '==', 'none']] } as const;
      expect(await sandbox.client.aggregate(none, aggregates)).toEqual({ sum: 0, avg: null });
    },
  },
  {
    title: 'counts only documents with the summed fields',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 }, c: {} });
      const aggregates = { count: 'count', sum: ['sum', 'n'] } as const;
      expect(await sandbox.client.aggregate({ collection: sandbox.path('items') }, aggregates)).toEqual({
        count: 2,
        sum: 3,
      });
    },
  },
  {
    title: 'aggregates the first documents with the summed field, in its order',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: {}, b: { n: 4 }, c: { n: 2 }, d: { n: 1 } });
      const aggregates = { count: 'count', sum: ['sum', 'n'] } as const;
      const spec = { collection: sandbox.path('items'), limit: 2 };
      expect(await sandbox.client.aggregate(spec, aggregates)).toEqual({ count: 2, sum: 3 });
    },
  },
  {
    title: 'counts the documents that a query with orderings, cursors and a limit finds',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems(people);
      const count = async (spec: QuerySpec) =>
        (await sandbox.client.aggregate({ ...spec, collection: sandbox.path('items') }, { n: 'count' }))['n'];
      expect(await count({ orderBy: ['age'] })).toBe(6);
      expect(await count({ orderBy: ['age'], startAfter: [25], limit: 2 })).toBe(2);
      expect(await count({ where: [['tags', 'array-contains-any', ['rider', 'clown']]] })).toBe(3);
    },
  },
  {
    title: 'sums NaN and infinity',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1, i: 1 }, b: { n: Number.NaN, i: Number.POSITIVE_INFINITY } });
      const aggregates = { n: ['sum', 'n'], i: ['sum', 'i'], avg: ['avg', 'n'] } as const;
      expect(await sandbox.client.aggregate({ collection: sandbox.path('items') }, aggregates)).toEqual({
        n: Number.NaN,
        i: Number.POSITIVE_INFINITY,
        avg: Number.NaN,
      });
    },
  },
  {
    title: 'aggregates nested fields over a collection group',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set(`${sandbox.groupId}/a`, { m: { n: 1 } });
      await sandbox.set(`items/x/${sandbox.groupId}/b`, { m: { n: 2 } });
      const aggregates = { count: 'count', sum: ['sum', 'm.n'] } as const;
      expect(await sandbox.client.aggregate({ collectionGroup: sandbox.groupId }, aggregates)).toEqual({
        count: 2,
        sum: 3,
      });
    },
  },
];
