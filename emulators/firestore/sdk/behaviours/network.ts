import { expect } from 'vitest';
import type { Behaviour, Place } from '../behaviour.ts';
import type { Row, SdkName } from '../client.ts';

const SWITCHED: readonly SdkName[] = ['browser', 'node'];
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
    sdks: SWITCHED,
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
    sdks: SWITCHED,
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
    sdks: SWITCHED,
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
    sdks: SWITCHED,
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
    sdks: SWITCHED,
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
];
