import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { listeningSdks } from '../conformance-case.ts';
import type { Row } from '../sdk-client.ts';

const joinIds = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');
const hasIds = (expected: string) => (rows: readonly Row[]) => joinIds(rows) === expected;

export const listenerCases: readonly ConformanceCase[] = [
  {
    title: 'a document listener sees it come, change and go',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen('items/a');
      await seen.waitFor((rows) => rows.length === 0);
      await at.set('items/a', { n: 1 });
      await seen.waitFor(([row]) => row?.data['n'] === 1);
      await at.update('items/a', { n: 2 });
      await seen.waitFor(([row]) => row?.data['n'] === 2);
      await at.client.batch(['delete', at.path('items/a')]);
      await seen.waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener starts with an empty result when there is nothing',
    sdks: listeningSdks,
    async run(at) {
      await at.listen({}).waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener sees documents enter, move and leave',
    sdks: listeningSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 } });
      const seen = at.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await seen.waitFor(hasIds('a b'));
      await at.set('items/c', { n: 1.5 });
      await seen.waitFor(hasIds('a c b'));
      await at.update('items/a', { n: 9 });
      await seen.waitFor(hasIds('c b a'));
      await at.update('items/c', { n: -1 });
      await seen.waitFor(hasIds('b a'));
      await at.client.batch(['delete', at.path('items/b')]);
      await seen.waitFor(hasIds('a'));
    },
  },
  {
    title: 'a limited listener fills its window again',
    sdks: listeningSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.waitFor(hasIds('a b'));
      await at.set('items/e', { n: 1.5 });
      await seen.waitFor(hasIds('a e'));
      await at.client.batch(['delete', at.path('items/a')], ['delete', at.path('items/e')]);
      await seen.waitFor(hasIds('b c'));
      await at.update('items/b', { n: 10 });
      await seen.waitFor(hasIds('c d'));
    },
  },
  {
    title: 'a listener to the last few stays at the end',
    sdks: listeningSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], limitToLast: 2 });
      await seen.waitFor(hasIds('b c'));
      await at.set('items/d', { n: 4 });
      await seen.waitFor(hasIds('c d'));
      await at.client.batch(['delete', at.path('items/d')]);
      await seen.waitFor(hasIds('b c'));
    },
  },
  {
    title: 'a batch reaches listeners as one snapshot',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen({});
      await seen.waitFor((rows) => rows.length === 0);
      await at.setItems(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d${n}`, { n }])));
      const rows = await seen.waitFor((all) => all.length > 0);
      expect(rows).toHaveLength(20);
    },
  },
  {
    title: 'two listeners on one document see the same',
    sdks: listeningSdks,
    async run(at) {
      const one = at.listen('items/a');
      const other = at.listen({ where: [['n', '==', 1]] });
      await Promise.all([
        one.waitFor((rows) => rows.length === 0),
        other.waitFor((rows) => rows.length === 0),
      ]);
      await at.set('items/a', { n: 1 });
      await Promise.all([one.waitFor(hasIds('a')), other.waitFor(hasIds('a'))]);
      await at.update('items/a', { n: 2 });
      await Promise.all([one.waitFor(([row]) => row?.data['n'] === 2), other.waitFor(hasIds(''))]);
    },
  },
  {
    title: 'a listener that was stopped hears nothing more',
    sdks: listeningSdks,
    async run(at) {
      const stopped = at.listen({});
      await stopped.waitFor((rows) => rows.length === 0);
      stopped.stop();
      const { count } = stopped;
      const other = at.listen({});
      await other.waitFor((rows) => rows.length === 0);
      await at.set('items/a', { n: 1 });
      await other.waitFor(hasIds('a'));
      expect(stopped.count).toBe(count);
    },
  },
  {
    title: 'listeners of a collection group hear of all its collections',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen({ collectionGroup: at.groupId });
      await seen.waitFor((rows) => rows.length === 0);
      await at.set(`${at.groupId}/a`, {});
      await at.set(`items/x/${at.groupId}/b`, {});
      await seen.waitFor((rows) => rows.length === 2);
    },
  },
  {
    title: 'thirty listeners share one connection',
    sdks: listeningSdks,
    async run(at) {
      const all = Array.from({ length: 30 }, (_, n) => at.listen({ where: [['n', '==', n]] }));
      await Promise.all(all.map((seen) => seen.waitFor((rows) => rows.length === 0)));
      await at.setItems(Object.fromEntries(all.map((_, n) => [`d${n}`, { n }])));
      await Promise.all(all.map((seen, n) => seen.waitFor(hasIds(`d${n}`))));
    },
  },
  {
    title: 'alternatives are listened to',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen({
        where: [
          {
            or: [
              ['a', '==', 1],
              ['b', '==', 1],
            ],
          },
        ],
      });
      await seen.waitFor((rows) => rows.length === 0);
      await at.setItems({ x: { a: 1 }, y: { b: 1 }, z: { a: 2 } });
      await seen.waitFor(hasIds('x y'));
      await at.update('items/x', { a: 3 });
      await seen.waitFor(hasIds('y'));
    },
  },
];
