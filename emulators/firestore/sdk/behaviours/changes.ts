import { expect } from 'vitest';
import type { Behaviour } from '../behaviour.ts';
import { CACHING, LISTENING } from '../behaviour.ts';
import type { Row } from '../client.ts';

const showing = (expected: string) => (rows: readonly Row[]) =>
  rows.map(({ id }) => id).join(' ') === expected;

export const CHANGES: readonly Behaviour[] = [
  {
    title: 'the first snapshot tells of all its documents in their order',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 2 }, b: { n: 1 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'] });
      await seen.until(showing('b a c'));
      expect(seen.changes.flat()).toEqual(['added b -1>0', 'added a -1>1', 'added c -1>2']);
    },
  },
  {
    title: 'a snapshot tells what came, moved and went, and where',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'] });
      await seen.until(showing('a b c'));
      await at.elsewhere({ a: { n: 9 }, b: null, d: { n: 0 } });
      await seen.until(showing('d c a'));
      expect([...(seen.changes.at(-1) ?? [])].sort()).toEqual([
        'added d -1>0',
        'modified a 1>2',
        'removed b 1>-1',
      ]);
    },
  },
  {
    title: 'a document that pushes another out of a limit is told together with it',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 }, b: { n: 2 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.until(showing('a b'));
      await at.elsewhere({ c: { n: 0 } });
      await seen.until(showing('c a'));
      expect(seen.changes.at(-1)).toEqual(['removed b 1>-1', 'added c -1>0']);
    },
  },
  {
    title: 'a write that changes nothing is no news',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 } });
      const seen = at.listen({});
      await seen.until(showing('a'));
      const { count } = seen;
      await at.elsewhere({ a: { n: 1 } });
      await at.elsewhere({ b: { n: 1 } });
      await seen.until(showing('a b'));
      expect(seen.count).toBe(count + 1);
    },
  },
  {
    title: 'what a transaction writes comes in one snapshot',
    sdks: LISTENING,
    async run(at) {
      const seen = at.listen({});
      await seen.until((rows) => rows.length === 0);
      await at.client.transaction(async (transaction) => {
        transaction.write(...['a', 'b', 'c'].map((id) => ['set', at.path(`items/${id}`), { id }] as const));
      });
      expect((await seen.until((rows) => rows.length > 0)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    },
  },
  {
    title: 'a listener from a position on sees only what is behind it',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], startAfter: [1], endAt: [5] });
      await seen.until(showing('b c'));
      await at.elsewhere({ a: { n: 4 }, b: { n: 0 }, d: { n: 6 } });
      await seen.until(showing('c a'));
    },
  },
  {
    title: 'a listener to what differs, and to what lists contain',
    sdks: LISTENING,
    async run(at) {
      await at.store({ a: { n: 1, tags: ['x'] }, b: { n: 2, tags: ['y'] }, c: { tags: [] } });
      const other = at.listen({ where: [['n', '!=', 1]], orderBy: ['n'] });
      const tagged = at.listen({ where: [['tags', 'array-contains-any', ['x', 'z']]] });
      await Promise.all([other.until(showing('b')), tagged.until(showing('a'))]);
      await at.update('items/a', { n: 3, tags: [] });
      await at.update('items/c', { n: null, tags: ['z'] });
      await Promise.all([other.until(showing('b a')), tagged.until(showing('c'))]);
    },
  },
  {
    title: 'a listener downwards breaks ties by id downwards',
    sdks: LISTENING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 1 } });
      const seen = at.listen({ orderBy: [['n', 'desc']], limit: 2 });
      await seen.until(showing('b a'));
      await at.set('items/c', { n: 1 });
      await seen.until(showing('c b'));
    },
  },
  {
    title: 'a listener that was stopped and begun anew knows what came meanwhile',
    sdks: LISTENING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 }, b: { n: 2 } });
      const first = at.listen({ orderBy: ['n'] });
      await first.until(showing('a b'));
      first.stop();
      await at.elsewhere({ a: null, b: { n: 5 }, c: { n: 3 } });
      const again = at.listen({ orderBy: ['n'] });
      await again.until(showing('c b'));
    },
  },
  {
    title: 'a listener that is refused ends with the reason, and the others go on',
    sdks: LISTENING,
    async run(at) {
      const seen = at.listen({});
      await seen.until((rows) => rows.length === 0);
      const refused = at.listen({ where: [['n', 'in', Array.from({ length: 31 }, (_, n) => n)]] });
      // firebase-admin wraps the status of a listener in a message.
      expect(String(await refused.error())).toMatch(/invalid-argument|Error 3:/);
      await at.set('items/a', {});
      await seen.until(showing('a'));
    },
  },
  {
    title: 'a write shows at once as pending, and then as stored',
    sdks: CACHING,
    async run(at) {
      const seen = at.listen('items/a', { metadata: true });
      await seen.until((rows, { fromCache }) => rows.length === 0 && !fromCache);
      const sent = at.set('items/a', { n: 1 });
      await seen.until(([row], { hasPendingWrites }) => row?.data['n'] === 1 && hasPendingWrites);
      await sent;
      await seen.until(([row], { hasPendingWrites }) => row?.data['n'] === 1 && !hasPendingWrites);
    },
  },
  {
    title: 'a server timestamp is null until the server has set it',
    sdks: CACHING,
    async run(at) {
      const seen = at.listen('items/a', { metadata: true });
      await seen.until((rows) => rows.length === 0);
      const sent = at.set('items/a', { at: at.client.values.serverTimestamp() });
      await seen.until(([row], { hasPendingWrites }) => row?.data['at'] === null && hasPendingWrites);
      await sent;
      const [row] = await seen.until((rows, { hasPendingWrites }) => rows.length === 1 && !hasPendingWrites);
      expect(row?.data['at']).toMatchObject({ timestamp: expect.any(Array) as number[] });
    },
  },
  {
    title: 'a write that is refused is taken back',
    sdks: CACHING,
    async run(at) {
      await at.store({ a: { n: 1 } });
      const seen = at.listen({});
      await seen.until(showing('a'));
      const refused = at.set('items/b', { text: 'x'.repeat(1_048_576) });
      await seen.until(showing('a b'));
      await expect(refused).rejects.toThrow(/maximum allowed size/);
      await seen.until(showing('a'));
    },
  },
];
