import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox, SnapshotRecorder } from '../conformance-case.ts';
import { cachingSdks, getRejectionCode } from '../conformance-case.ts';
import type { Row } from '../sdk-client.ts';

const joinIds = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');

async function whileOffline(at: TestSandbox, run: () => Promise<void> | void): Promise<void> {
  await at.client.setNetworkEnabled?.(false);
  try {
    await run();
  } finally {
    await at.client.setNetworkEnabled?.(true);
  }
}

/** Each switches the network for its whole client: they run apart from the others. */
export const networkCases: readonly ConformanceCase[] = [
  {
    title: 'a write made without network is sent when it is back',
    sdks: cachingSdks,
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
    sdks: cachingSdks,
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
    sdks: cachingSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await seen.waitFor((rows) => joinIds(rows) === 'a b c');
      await whileOffline(at, async () => {
        await at.writeExternally({ a: { n: 9 }, b: null, d: { n: 2.5 } });
      });
      await seen.waitFor((rows) => joinIds(rows) === 'd c a');
    },
  },
  {
    title: 'a limited listener catches up as well',
    sdks: cachingSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const seen = at.listen({ orderBy: ['n'], limit: 2 });
      await seen.waitFor((rows) => joinIds(rows) === 'a b');
      await whileOffline(at, async () => {
        await at.writeExternally({ a: null, d: { n: 0 } });
      });
      await seen.waitFor((rows) => joinIds(rows) === 'd b');
    },
  },
  {
    title: 'a document listener learns that its document went while the network was off',
    sdks: cachingSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 } });
      const seen = at.listen('items/a');
      await seen.waitFor((rows) => rows.length === 1);
      await whileOffline(at, async () => {
        await at.writeExternally({ a: null });
      });
      await seen.waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a listener learns how much went when most of its documents were deleted meanwhile',
    sdks: cachingSdks,
    async run(at) {
      const names = Array.from({ length: 30 }, (_, n) => `d${n}`);
      await at.setItems(Object.fromEntries(names.map((id, n) => [id, { n }])));
      const seen = at.listen({ orderBy: ['n'] });
      await seen.waitFor((rows) => rows.length === 30);
      await whileOffline(at, async () => {
        await at.writeExternally(Object.fromEntries(names.slice(2).map((id) => [id, null])));
      });
      await seen.waitFor((rows) => joinIds(rows) === 'd0 d1');
    },
  },
  {
    title: 'a listener without network shows what is known, marked as such, and then the truth',
    sdks: cachingSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 } });
      const seen = at.listen({}, { includeMetadataChanges: true });
      await seen.waitFor((rows, { fromCache }) => joinIds(rows) === 'a' && !fromCache);
      await whileOffline(at, async () => {
        await seen.waitFor((rows, { fromCache }) => joinIds(rows) === 'a' && fromCache);
        await at.writeExternally({ b: { n: 2 } });
      });
      await seen.waitFor((rows, { fromCache }) => joinIds(rows) === 'a b' && !fromCache);
    },
  },
  {
    title: 'a document nobody has seen cannot be had without network',
    sdks: cachingSdks,
    async run(at) {
      await whileOffline(at, async () => {
        expect(await getRejectionCode(at.get('items/unseen'))).toBe('unavailable');
      });
      expect(await at.get('items/unseen')).toBeUndefined();
    },
  },
  {
    title: 'a listener begun without network has its result when it is back',
    sdks: cachingSdks,
    async run(at) {
      await at.writeExternally({ a: { n: 1 } });
      let seen: SnapshotRecorder | undefined;
      await whileOffline(at, () => {
        seen = at.listen({});
      });
      await seen?.waitFor((rows) => joinIds(rows) === 'a');
    },
  },
];
