import { expect } from 'vitest';
import type { Behaviour, Place, Snapshots } from '../behaviour.ts';
import { CACHING, codeOf } from '../behaviour.ts';
import type { Row } from '../client.ts';

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');

async function whileOffline(at: Place, run: () => Promise<void> | void): Promise<void> {
  await at.client.network?.(false);
  try {
    await run();
  } finally {
    await at.client.network?.(true);
  }
}

/** Each switches the network for its whole client: they run apart from the others. */
export const NETWORK: readonly Behaviour[] = [
  {
    title: 'a write made without network is sent when it is back',
    sdks: CACHING,
    async run(at) {
      let sent: Promise<void> = Promise.resolve();
      await whileOffline(at, () => {
        sent = at.set('items/a', { n: 1 });
      });
      await sent;
      expect(await at.get('items/a')).toEqual({ n: 1 });
    },
  },
  {
    title: 'writes made without network are sent in their order, once each',
    sdks: CACHING,
    async run(at) {
      await at.set('items/a', { n: 0 });
      const sent: Promise<void>[] = [];
      await whileOffline(at, () => {
        for (let turn = 0; turn < 5; turn++)
          sent.push(at.update('items/a', { n: at.client.values.increment(1), last: turn }));
      });
      await Promise.all(sent);
      expect(await at.get('items/a')).toEqual({ n: 5, last: 4 });
    },
  },
  {
    title: 'a listener catches up with what came, changed and went while the network was off',
    sdks: CACHING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await seen.until((rows) => ids(rows) === 'a b c');
      await whileOffline(at, async () => {
        await at.elsewhere({ a: { n: 9 }, b: null, d: { n: 2.5 } });
      });
      await seen.until((rows) => ids(rows) === 'd c a');
    },
  },
  {
    title: 'a limited listener catches up as well',
    sdks: CACHING,
    async run(at) {
      await at.store({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.until((rows) => ids(rows) === 'a b');
      await whileOffline(at, async () => {
        await at.elsewhere({ a: null, d: { n: 0 } });
      });
      await seen.until((rows) => ids(rows) === 'd b');
    },
  },
  {
    title: 'a document listener learns that its document went while the network was off',
    sdks: CACHING,
    async run(at) {
      await at.store({ a: { n: 1 } });
      const seen = at.listen('items/a');
      await seen.until((rows) => rows.length === 1);
      await whileOffline(at, async () => {
        await at.elsewhere({ a: null });
      });
      await seen.until((rows) => rows.length === 0);
    },
  },
  {
    title: 'a listener learns how much went when most of its documents were deleted meanwhile',
    sdks: CACHING,
    async run(at) {
      const names = Array.from({ length: 30 }, (_, n) => `d${n}`);
      await at.store(Object.fromEntries(names.map((id, n) => [id, { n }])));
      const seen = at.listen({ orderBy: ['n'] });
      await seen.until((rows) => rows.length === 30);
      await whileOffline(at, async () => {
        await at.elsewhere(Object.fromEntries(names.slice(2).map((id) => [id, null])));
      });
      await seen.until((rows) => ids(rows) === 'd0 d1');
    },
  },
  {
    title: 'a listener without network shows what is known, marked as such, and then the truth',
    sdks: CACHING,
    async run(at) {
      await at.store({ a: { n: 1 } });
      const seen = at.listen({}, { metadata: true });
      await seen.until((rows, { fromCache }) => ids(rows) === 'a' && !fromCache);
      await whileOffline(at, async () => {
        await seen.until((rows, { fromCache }) => ids(rows) === 'a' && fromCache);
        await at.elsewhere({ b: { n: 2 } });
      });
      await seen.until((rows, { fromCache }) => ids(rows) === 'a b' && !fromCache);
    },
  },
  {
    title: 'a document nobody has seen cannot be had without network',
    sdks: CACHING,
    async run(at) {
      await whileOffline(at, async () => {
        expect(await codeOf(at.get('items/unseen'))).toBe('unavailable');
      });
      expect(await at.get('items/unseen')).toBeUndefined();
    },
  },
  {
    title: 'a listener begun without network has its result when it is back',
    sdks: CACHING,
    async run(at) {
      await at.elsewhere({ a: { n: 1 } });
      let seen: Snapshots | undefined;
      await whileOffline(at, () => {
        seen = at.listen({});
      });
      await seen?.until((rows) => ids(rows) === 'a');
    },
  },
];
