import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';
import type { QuerySpec } from '../sdk-client.ts';
import { people } from './queries.ts';

export const aggregateCases: readonly ConformanceCase[] = [
  {
    title: 'counts',
    sdks: allSdks,
    async run(at) {
      await at.setItems(people);
      const count = (spec: QuerySpec) =>
        at.client.aggregate({ ...spec, collection: at.path('items') }, { n: 'count' });
      expect(await count({})).toEqual({ n: 7 });
      expect(await count({ where: [['city', '==', 'Reno']] })).toEqual({ n: 3 });
      expect(await count({ limit: 2 })).toEqual({ n: 2 });
      expect(await count({ where: [['city', '==', 'Oz']] })).toEqual({ n: 0 });
    },
  },
  {
    title: 'sums and averages numbers, leaving everything else out',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2.5 }, c: { n: 'x' }, d: {}, e: { n: null } });
      const wanted = { sum: ['sum', 'n'], avg: ['avg', 'n'] } as const;
      const spec = { collection: at.path('items') };
      expect(await at.client.aggregate(spec, wanted)).toEqual({ sum: 3.5, avg: 1.75 });
      const none = { ...spec, where: [['n', '==', 'none']] } as const;
      expect(await at.client.aggregate(none, wanted)).toEqual({ sum: 0, avg: null });
    },
  },
  {
    title: 'counts only documents that have the fields summed beside',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 }, c: {} });
      const wanted = { count: 'count', sum: ['sum', 'n'] } as const;
      expect(await at.client.aggregate({ collection: at.path('items') }, wanted)).toEqual({
        count: 2,
        sum: 3,
      });
    },
  },
  {
    title: 'counts what a query would find: orderings leave out, cursors and offsets cut off',
    sdks: allSdks,
    async run(at) {
      await at.setItems(people);
      const count = async (spec: QuerySpec) =>
        (await at.client.aggregate({ ...spec, collection: at.path('items') }, { n: 'count' }))['n'];
      expect(await count({ orderBy: ['age'] })).toBe(6);
      expect(await count({ orderBy: ['age'], startAfter: [25], limit: 2 })).toBe(2);
      expect(await count({ where: [['tags', 'array-contains-any', ['rider', 'clown']]] })).toBe(3);
    },
  },
  {
    title: 'sums to NaN where one number is NaN, and to infinity',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { n: 1, i: 1 }, b: { n: Number.NaN, i: Number.POSITIVE_INFINITY } });
      const wanted = { n: ['sum', 'n'], i: ['sum', 'i'], avg: ['avg', 'n'] } as const;
      expect(await at.client.aggregate({ collection: at.path('items') }, wanted)).toEqual({
        n: Number.NaN,
        i: Number.POSITIVE_INFINITY,
        avg: Number.NaN,
      });
    },
  },
  {
    title: 'aggregates nested fields over a collection group',
    sdks: allSdks,
    async run(at) {
      await at.set(`${at.groupId}/a`, { m: { n: 1 } });
      await at.set(`items/x/${at.groupId}/b`, { m: { n: 2 } });
      const wanted = { count: 'count', sum: ['sum', 'm.n'] } as const;
      expect(await at.client.aggregate({ collectionGroup: at.groupId }, wanted)).toEqual({
        count: 2,
        sum: 3,
      });
    },
  },
];
