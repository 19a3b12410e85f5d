import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { hasIds, listeningSdks } from '../conformance-case.ts';

export const listenerCases: readonly ConformanceCase[] = [
  {
    title: 'a document listener receives creation, update and deletion',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen('items/a');
      await recorder.waitFor((rows) => rows.length === 0);
      await sandbox.set('items/a', { n: 1 });
      await recorder.waitFor(([row]) => row?.data['n'] === 1);
      await sandbox.update('items/a', { n: 2 });
      await recorder.waitFor(([row]) => row?.data['n'] === 2);
      await sandbox.client.batch(['delete', sandbox.path('items/a')]);
      await recorder.waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener starts with an empty result',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.listen({}).waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a query listener receives documents that enter, move and leave',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 } });
      const recorder = sandbox.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await recorder.waitFor(hasIds('a b'));
      await sandbox.set('items/c', { n: 1.5 });
      await recorder.waitFor(hasIds('a c b'));
      await sandbox.update('items/a', { n: 9 });
      await recorder.waitFor(hasIds('c b a'));
      await sandbox.update('items/c', { n: -1 });
      await recorder.waitFor(hasIds('b a'));
      await sandbox.client.batch(['delete', sandbox.path('items/b')]);
      await recorder.waitFor(hasIds('a'));
    },
  },
  {
    title: 'a listener with a limit refills its result',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
      const recorder = sandbox.listen({ orderBy: ['n'], limit: 2 });
      await recorder.waitFor(hasIds('a b'));
      await sandbox.set('items/e', { n: 1.5 });
      await recorder.waitFor(hasIds('a e'));
      await sandbox.client.batch(['delete', sandbox.path('items/a')], ['delete', sandbox.path('items/e')]);
      await recorder.waitFor(hasIds('b c'));
      await sandbox.update('items/b', { n: 10 });
      await recorder.waitFor(hasIds('c d'));
    },
  },
  {
    title: 'a listener with limitToLast follows the end',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const recorder = sandbox.listen({ orderBy: ['n'], limitToLast: 2 });
      await recorder.waitFor(hasIds('b c'));
      await sandbox.set('items/d', { n: 4 });
      await recorder.waitFor(hasIds('c d'));
      await sandbox.client.batch(['delete', sandbox.path('items/d')]);
      await recorder.waitFor(hasIds('b c'));
    },
  },
  {
    title: 'a batch reaches listeners as one snapshot',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen({});
      await recorder.waitFor((rows) => rows.length === 0);
      await sandbox.setItems(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d${n}`, { n }])));
      const rows = await recorder.waitFor((all) => all.length > 0);
      expect(rows).toHaveLength(20);
    },
  },
  {
    title: 'two listeners receive the same document',
    sdks: listeningSdks,
    async run(sandbox) {
      const one = sandbox.listen('items/a');
      const other = sandbox.listen({ where: [['n', '==', 1]] });
      await Promise.all([
        one.waitFor((rows) => rows.length === 0),
        other.waitFor((rows) => rows.length === 0),
      ]);
      await sandbox.set('items/a', { n: 1 });
      await Promise.all([one.waitFor(hasIds('a')), other.waitFor(hasIds('a'))]);
      await sandbox.update('items/a', { n: 2 });
      await Promise.all([one.waitFor(([row]) => row?.data['n'] === 2), other.waitFor(hasIds(''))]);
    },
  },
  {
    title: 'a stopped listener receives nothing more',
    sdks: listeningSdks,
    async run(sandbox) {
      const stopped = sandbox.listen({});
      await stopped.waitFor((rows) => rows.length === 0);
      stopped.stop();
      const { count } = stopped;
      const other = sandbox.listen({});
      await other.waitFor((rows) => rows.length === 0);
      await sandbox.set('items/a', { n: 1 });
      await other.waitFor(hasIds('a'));
      expect(stopped.count).toBe(count);
    },
  },
  {
    title: 'a collection group listener receives documents of all its collections',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen({ collectionGroup: sandbox.groupId });
      await recorder.waitFor((rows) => rows.length === 0);
      await sandbox.set(`${sandbox.groupId}/a`, {});
      await sandbox.set(`items/x/${sandbox.groupId}/b`, {});
      await recorder.waitFor((rows) => rows.length === 2);
    },
  },
  {
    title: 'thirty listeners share one connection',
    sdks: listeningSdks,
    async run(sandbox) {
      const all = Array.from({ length: 30 }, (_, n) => sandbox.listen({ where: [['n', '==', n]] }));
      await Promise.all(all.map((recorder) => recorder.waitFor((rows) => rows.length === 0)));
      await sandbox.setItems(Object.fromEntries(all.map((_, n) => [`d${n}`, { n }])));
      await Promise.all(all.map((recorder, n) => recorder.waitFor(hasIds(`d${n}`))));
    },
  },
  {
    title: 'a listener supports disjunctions',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen({
        where: [
          {
            or: [
              ['a', '==', 1],
              ['b', '==', 1],
            ],
          },
        ],
      });
      await recorder.waitFor((rows) => rows.length === 0);
      await sandbox.setItems({ x: { a: 1 }, y: { b: 1 }, z: { a: 2 } });
      await recorder.waitFor(hasIds('x y'));
      await sandbox.update('items/x', { a: 3 });
      await recorder.waitFor(hasIds('y'));
    },
  },
];
