import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox, SnapshotRecorder } from '../conformance-case.ts';
import { cachingSdks, getRejectionCode, joinIds } from '../conformance-case.ts';

async function whileOffline(sandbox: TestSandbox, run: () => Promise<void> | void): Promise<void> {
  await sandbox.client.setNetworkEnabled?.(false);
  try {
    await run();
  } finally {
    await sandbox.client.setNetworkEnabled?.(true);
  }
}

/** Cases that disable the network of their client, so no other case may run at the same time. */
export const networkCases: readonly ConformanceCase[] = [
  {
    title: 'an offline write is sent after reconnecting',
    sdks: cachingSdks,
    async run(sandbox) {
      let sent: Promise<void> = Promise.resolve();
      await whileOffline(sandbox, () => {
        sent = sandbox.set('items/a', { n: 1 });
      });
      await sent;
      expect(await sandbox.get('items/a')).toEqual({ n: 1 });
    },
  },
  {
    title: 'offline writes are sent once each, in order',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { n: 0 });
      const sent: Promise<void>[] = [];
      await whileOffline(sandbox, () => {
        for (let n = 0; n < 5; n++)
          sent.push(sandbox.update('items/a', { n: sandbox.client.values.increment(1), last: n }));
      });
      await Promise.all(sent);
      expect(await sandbox.get('items/a')).toEqual({ n: 5, last: 4 });
    },
  },
  {
    title: 'a listener receives changes made while it was offline',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const recorder = sandbox.listen({ where: [['n', '>', 0]], orderBy: ['n'] });
      await recorder.waitFor((rows) => joinIds(rows) === 'a b c');
      await whileOffline(sandbox, async () => {
        await sandbox.writeExternally({ a: { n: 9 }, b: null, d: { n: 2.5 } });
      });
      await recorder.waitFor((rows) => joinIds(rows) === 'd c a');
    },
  },
  {
    title: 'a listener with a limit receives changes made while it was offline',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const recorder = sandbox.listen({ orderBy: ['n'], limit: 2 });
      await recorder.waitFor((rows) => joinIds(rows) === 'a b');
      await whileOffline(sandbox, async () => {
        await sandbox.writeExternally({ a: null, d: { n: 0 } });
      });
      await recorder.waitFor((rows) => joinIds(rows) === 'd b');
    },
  },
  {
    title: 'a document listener receives a deletion made while it was offline',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 } });
      const recorder = sandbox.listen('items/a');
      await recorder.waitFor((rows) => rows.length === 1);
      await whileOffline(sandbox, async () => {
        await sandbox.writeExternally({ a: null });
      });
      await recorder.waitFor((rows) => rows.length === 0);
    },
  },
  {
    title: 'a listener receives the deletion of most of its documents while it was offline',
    sdks: cachingSdks,
    async run(sandbox) {
      const names = Array.from({ length: 30 }, (_, n) => `d${n}`);
      await sandbox.setItems(Object.fromEntries(names.map((id, n) => [id, { n }])));
      const recorder = sandbox.listen({ orderBy: ['n'] });
      await recorder.waitFor((rows) => rows.length === 30);
      await whileOffline(sandbox, async () => {
        await sandbox.writeExternally(Object.fromEntries(names.slice(2).map((id) => [id, null])));
      });
      await recorder.waitFor((rows) => joinIds(rows) === 'd0 d1');
    },
  },
  {
    title: 'an offline listener returns cached data marked as such, then current data',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 } });
      const recorder = sandbox.listen({}, { includeMetadataChanges: true });
      await recorder.waitFor((rows, { fromCache }) => joinIds(rows) === 'a' && !fromCache);
      await whileOffline(sandbox, async () => {
        await recorder.waitFor((rows, { fromCache }) => joinIds(rows) === 'a' && fromCache);
        await sandbox.writeExternally({ b: { n: 2 } });
      });
      await recorder.waitFor((rows, { fromCache }) => joinIds(rows) === 'a b' && !fromCache);
    },
  },
  {
    title: 'an uncached document is unavailable offline',
    sdks: cachingSdks,
    async run(sandbox) {
      await whileOffline(sandbox, async () => {
        expect(await getRejectionCode(sandbox.get('items/unseen'))).toBe('unavailable');
      });
      expect(await sandbox.get('items/unseen')).toBeUndefined();
    },
  },
  {
    title: 'a listener started offline receives its result after reconnecting',
    sdks: cachingSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 } });
      let recorder: SnapshotRecorder | undefined;
      await whileOffline(sandbox, () => {
        recorder = sandbox.listen({});
      });
      await recorder?.waitFor((rows) => joinIds(rows) === 'a');
    },
  },
];
