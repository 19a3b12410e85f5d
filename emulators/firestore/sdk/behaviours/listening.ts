import { expect } from 'vitest';
import type { Behaviour } from '../behaviour.ts';
import { LISTENING } from '../behaviour.ts';
import type { Row } from '../client.ts';

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');
const showing = (expected: string) => (rows: readonly Row[]) => ids(rows) === expected;

export const LISTENING_BEHAVIOURS: readonly Behaviour[] = [
  {
    title: 'a document listener sees it come, change and go',
    sdks: LISTENING,
    async run(at) {
      const seen = at.listen('items/a');
      await seen.until((rows) => rows.length === 0);
      await at.set('items/a', { n: 1 });
      await seen.until(([row]) => row?.data['n'] === 1);
      await at.update('items/a', { n: 2 });
      await seen.until(([row]) => row?.data['n'] === 2);
      await at.client.batch(['delete', at.path('items/a')]);
      await seen.until((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener starts with an empty result when there is nothing',
    sdks: LISTENING,
    async run(at) {
      await at.listen({}).until((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener sees documents enter, move and leave',
    sdks: LISTENING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 2 } });
      const seen = at.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await seen.until(showing('a b'));
      await at.set('items/c', { n: 1.5 });
      await seen.until(showing('a c b'));
      await at.update('items/a', { n: 9 });
      await seen.until(showing('c b a'));
      await at.update('items/c', { n: -1 });
      await seen.until(showing('b a'));
      await at.client.batch(['delete', at.path('items/b')]);
      await seen.until(showing('a'));
    },
  },
  {
    title: 'a limited listener fills its window again',
    sdks: LISTENING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.until(showing('a b'));
      await at.set('items/e', { n: 1.5 });
      await seen.until(showing('a e'));
      await at.client.batch(['delete', at.path('items/a')], ['delete', at.path('items/e')]);
      await seen.until(showing('b c'));
      await at.update('items/b', { n: 10 });
      await seen.until(showing('c d'));
    },
  },
  {
    title: 'a listener to the last few stays at the end',
    sdks: LISTENING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], limitToLast: 2 });
      await seen.until(showing('b c'));
      await at.set('items/d', { n: 4 });
      await seen.until(showing('c d'));
      await at.client.batch(['delete', at.path('items/d')]);
      await seen.until(showing('b c'));
    },
  },
  {
    title: 'a batch reaches listeners as one snapshot',
    sdks: LISTENING,
    async run(at) {
      const seen = at.listen({});
      await seen.until((rows) => rows.length === 0);
      await at.store(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d${n}`, { n }])));
      const rows = await seen.until((all) => all.length > 0);
      expect(rows).toHaveLength(20);
    },
  },
  {
    title: 'two listeners on one document see the same',
    sdks: LISTENING,
    async run(at) {
      const one = at.listen('items/a');
      const other = at.listen({ where: [['n', '==', 1]] });
      await Promise.all([one.until((rows) => rows.length === 0), other.until((rows) => rows.length === 0)]);
      await at.set('items/a', { n: 1 });
      await Promise.all([one.until(showing('a')), other.until(showing('a'))]);
      await at.update('items/a', { n: 2 });
      await Promise.all([one.until(([row]) => row?.data['n'] === 2), other.until(showing(''))]);
    },
  },
  {
    title: 'a listener that was stopped hears nothing more',
    sdks: LISTENING,
    async run(at) {
      const stopped = at.listen({});
      await stopped.until((rows) => rows.length === 0);
      stopped.stop();
      const { count } = stopped;
      const other = at.listen({});
      await other.until((rows) => rows.length === 0);
      await at.set('items/a', { n: 1 });
      await other.until(showing('a'));
      expect(stopped.count).toBe(count);
    },
  },
  {
    title: 'listeners of a collection group hear of all its collections',
    sdks: LISTENING,
    async run(at) {
      const seen = at.listen({ group: at.group });
      await seen.until((rows) => rows.length === 0);
      await at.set(`${at.group}/a`, {});
      await at.set(`items/x/${at.group}/b`, {});
      await seen.until((rows) => rows.length === 2);
    },
  },
  {
    title: 'thirty listeners share one connection',
    sdks: LISTENING,
    async run(at) {
      const all = Array.from({ length: 30 }, (_, n) => at.listen({ where: [['n', '==', n]] }));
      await Promise.all(all.map((seen) => seen.until((rows) => rows.length === 0)));
      await at.store(Object.fromEntries(all.map((_, n) => [`d${n}`, { n }])));
      await Promise.all(all.map((seen, n) => seen.until(showing(`d${n}`))));
    },
  },
  {
    title: 'alternatives are listened to',
    sdks: LISTENING,
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
      await seen.until((rows) => rows.length === 0);
      await at.store({ x: { a: 1 }, y: { b: 1 }, z: { a: 2 } });
      await seen.until(showing('x y'));
      await at.update('items/x', { a: 3 });
      await seen.until(showing('y'));
    },
  },
];
