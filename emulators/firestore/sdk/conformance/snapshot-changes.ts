import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { cachingSdks, listeningSdks } from '../conformance-case.ts';
import type { Row } from '../sdk-client.ts';

const hasIds = (expected: string) => (rows: readonly Row[]) =>
  rows.map(({ id }) => id).join(' ') === expected;

export const snapshotChangeCases: readonly ConformanceCase[] = [
  {
    title: 'the first snapshot tells of all its documents in their order',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 2 }, b: { n: 1 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'] });
      await seen.waitFor(hasIds('b a c'));
      expect(seen.changes.flat()).toEqual(['added b -1>0', 'added a -1>1', 'added c -1>2']);
    },
  },
  {
    title: 'a snapshot tells what came, moved and went, and where',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'] });
      await seen.waitFor(hasIds('a b c'));
      await at.writeExternally({ a: { n: 9 }, b: null, d: { n: 0 } });
      await seen.waitFor(hasIds('d c a'));
      expect([...(seen.changes.at(-1) ?? [])].sort()).toEqual([
        'added d -1>0',
        'modified a 1>2',
        'removed b 1>-1',
      ]);
    },
  },
  {
    title: 'a document that pushes another out of a limit is told together with it',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 }, b: { n: 2 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.waitFor(hasIds('a b'));
      await at.writeExternally({ c: { n: 0 } });
      await seen.waitFor(hasIds('c a'));
      expect(seen.changes.at(-1)).toEqual(['removed b 1>-1', 'added c -1>0']);
    },
  },
  {
    title: 'a write that changes nothing is no news',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 } });
      const seen = at.listen({});
      await seen.waitFor(hasIds('a'));
      const { count } = seen;
      await at.writeExternally({ a: { n: 1 } });
      await at.writeExternally({ b: { n: 1 } });
      await seen.waitFor(hasIds('a b'));
      expect(seen.count).toBe(count + 1);
    },
  },
  {
    title: 'what a transaction writes comes in one snapshot',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen({});
      await seen.waitFor((rows) => rows.length === 0);
      await at.client.runTransaction(async (transaction) => {
        transaction.write(...['a', 'b', 'c'].map((id) => ['set', at.path(`items/${id}`), { id }] as const));
      });
      expect((await seen.waitFor((rows) => rows.length > 0)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    },
  },
  {
    title: 'a listener from a position on sees only what is behind it',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], startAfter: [1], endAt: [5] });
      await seen.waitFor(hasIds('b c'));
      await at.writeExternally({ a: { n: 4 }, b: { n: 0 }, d: { n: 6 } });
      await seen.waitFor(hasIds('c a'));
    },
  },
  {
    title: 'a listener to what differs, and to what lists contain',
    sdks: listeningSdks,
    async run(at) {
      await at.setItems({ a: { n: 1, tags: ['x'] }, b: { n: 2, tags: ['y'] }, c: { tags: [] } });
      const other = at.listen({ where: [['n', '!=', 1]], orderBy: ['n'] });
      const tagged = at.listen({ where: [['tags', 'array-contains-any', ['x', 'z']]] });
      await Promise.all([other.waitFor(hasIds('b')), tagged.waitFor(hasIds('a'))]);
      await at.update('items/a', { n: 3, tags: [] });
      await at.update('items/c', { n: null, tags: ['z'] });
      await Promise.all([other.waitFor(hasIds('b a')), tagged.waitFor(hasIds('c'))]);
    },
  },
  {
    title: 'a listener downwards breaks ties by id downwards',
    sdks: listeningSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 1 } });
      const seen = at.listen({ orderBy: [['n', 'desc']], limit: 2 });
      await seen.waitFor(hasIds('b a'));
      await at.set('items/c', { n: 1 });
      await seen.waitFor(hasIds('c b'));
    },
  },
  {
    title: 'a listener that was stopped and begun anew knows what came meanwhile',
    sdks: listeningSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 }, b: { n: 2 } });
      const first = at.listen({ orderBy: ['n'] });
      await first.waitFor(hasIds('a b'));
      first.stop();
      await at.writeExternally({ a: null, b: { n: 5 }, c: { n: 3 } });
      const again = at.listen({ orderBy: ['n'] });
      await again.waitFor(hasIds('c b'));
    },
  },
  {
    title: 'a listener that is refused ends with the reason, and the others go on',
    sdks: listeningSdks,
    async run(at) {
      const seen = at.listen({});
      await seen.waitFor((rows) => rows.length === 0);
      const refused = at.listen({ where: [['n', 'in', Array.from({ length: 31 }, (_, n) => n)]] });
      // firebase-admin wraps the status of a listener in a message.
      expect(String(await refused.waitForError())).toMatch(/invalid-argument|Error 3:/);
      await at.set('items/a', {});
      await seen.waitFor(hasIds('a'));
    },
  },
  {
    title: 'a write shows at once as pending, and then as stored',
    sdks: cachingSdks,
    async run(at) {
      const seen = at.listen('items/a', { includeMetadataChanges: true });
      await seen.waitFor((rows, { fromCache }) => rows.length === 0 && !fromCache);
      const sent = at.set('items/a', { n: 1 });
      await seen.waitFor(([row], { hasPendingWrites }) => row?.data['n'] === 1 && hasPendingWrites);
      await sent;
      await seen.waitFor(([row], { hasPendingWrites }) => row?.data['n'] === 1 && !hasPendingWrites);
    },
  },
  {
    title: 'a server timestamp is null until the server has set it',
    sdks: cachingSdks,
    async run(at) {
      const seen = at.listen('items/a', { includeMetadataChanges: true });
      await seen.waitFor((rows) => rows.length === 0);
      const sent = at.set('items/a', { at: at.client.values.serverTimestamp() });
      await seen.waitFor(([row], { hasPendingWrites }) => row?.data['at'] === null && hasPendingWrites);
      await sent;
      const [row] = await seen.waitFor(
        (rows, { hasPendingWrites }) => rows.length === 1 && !hasPendingWrites,
      );
      expect(row?.data['at']).toMatchObject({ timestamp: expect.any(Array) as number[] });
    },
  },
  {
    title: 'a write that is refused is taken back',
    sdks: cachingSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 } });
      const seen = at.listen({});
      await seen.waitFor(hasIds('a'));
      const refused = at.set('items/b', { text: 'x'.repeat(1_048_576) });
      await seen.waitFor(hasIds('a b'));
      await expect(refused).rejects.toThrow(/maximum allowed size/);
      await seen.waitFor(hasIds('a'));
    },
  },
];
