import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { cachingSdks, hasIds, listeningSdks } from '../conformance-case.ts';

export const snapshotChangeCases: readonly ConformanceCase[] = [
  {
    title: 'the first snapshot reports all its documents as added, in order',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 2 }, b: { n: 1 }, c: { n: 3 } });
      const recorder = sandbox.listen({ orderBy: ['n'] });
      await recorder.waitFor(hasIds('b a c'));
      expect(recorder.changes.flat()).toEqual(['added b -1>0', 'added a -1>1', 'added c -1>2']);
    },
  },
  {
    title: 'a snapshot reports added, modified and removed documents with their indexes',
    sdks: listeningSdks,
    unlikeOfficialEmulator: 'It reports what a commit removes in a snapshot of its own.',
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const recorder = sandbox.listen({ orderBy: ['n'] });
      await recorder.waitFor(hasIds('a b c'));
      await sandbox.writeExternally({ a: { n: 9 }, b: null, d: { n: 0 } });
      await recorder.waitFor(hasIds('d c a'));
      expect([...(recorder.changes.at(-1) ?? [])].sort()).toEqual([
        'added d -1>0',
        'modified a 1>2',
        'removed b 1>-1',
      ]);
    },
  },
  {
    title: 'a document that displaces another from a limit is reported together with it',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 }, b: { n: 2 } });
      const recorder = sandbox.listen({ orderBy: ['n'], limit: 2 });
      await recorder.waitFor(hasIds('a b'));
      await sandbox.writeExternally({ c: { n: 0 } });
      await recorder.waitFor(hasIds('c a'));
      expect(recorder.changes.at(-1)).toEqual(['removed b 1>-1', 'added c -1>0']);
    },
  },
  {
    title: 'a write that changes nothing raises no snapshot',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 } });
      const recorder = sandbox.listen({});
      await recorder.waitFor(hasIds('a'));
      const { count } = recorder;
      await sandbox.writeExternally({ a: { n: 1 } });
      await sandbox.writeExternally({ b: { n: 1 } });
      await recorder.waitFor(hasIds('a b'));
      expect(recorder.count).toBe(count + 1);
    },
  },
  {
    title: 'the writes of a transaction arrive in one snapshot',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen({});
      await recorder.waitFor((rows) => rows.length === 0);
      await sandbox.client.runTransaction(async (transaction) => {
        transaction.write(
          ...['a', 'b', 'c'].map((id) => ['set', sandbox.path(`items/${id}`), { id }] as const),
        );
      });
      expect((await recorder.waitFor((rows) => rows.length > 0)).map(({ id }) => id)).toEqual([
        'a',
        'b',
        'c',
      ]);
    },
  },
  {
    title: 'a listener with cursors receives only documents between them',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const recorder = sandbox.listen({ orderBy: ['n'], startAfter: [1], endAt: [5] });
      await recorder.waitFor(hasIds('b c'));
      await sandbox.writeExternally({ a: { n: 4 }, b: { n: 0 }, d: { n: 6 } });
      await recorder.waitFor(hasIds('c a'));
    },
  },
  {
    title: 'listeners support != and array-contains-any',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1, tags: ['x'] }, b: { n: 2, tags: ['y'] }, c: { tags: [] } });
      const other = sandbox.listen({ where: [['n', '!=', 1]], orderBy: ['n'] });
      const tags = sandbox.listen({ where: [['tags', 'array-contains-any', ['x', 'z']]] });
      await Promise.all([other.waitFor(hasIds('b')), tags.waitFor(hasIds('a'))]);
      await sandbox.update('items/a', { n: 3, tags: [] });
      await sandbox.update('items/c', { n: null, tags: ['z'] });
      await Promise.all([other.waitFor(hasIds('b a')), tags.waitFor(hasIds('c'))]);
    },
  },
  {
    title: 'a listener in descending order breaks ties by descending id',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 1 } });
      const recorder = sandbox.listen({ orderBy: [['n', 'desc']], limit: 2 });
      await recorder.waitFor(hasIds('b a'));
      await sandbox.set('items/c', { n: 1 });
      await recorder.waitFor(hasIds('c b'));
    },
  },
  {
    title: 'a restarted listener receives changes made in between',
    sdks: listeningSdks,
    async run(sandbox) {
      await sandbox.writeExternally({ a: { n: 1 }, b: { n: 2 } });
      const first = sandbox.listen({ orderBy: ['n'] });
      await first.waitFor(hasIds('a b'));
      first.stop();
      await sandbox.writeExternally({ a: null, b: { n: 5 }, c: { n: 3 } });
      const again = sandbox.listen({ orderBy: ['n'] });
      await again.waitFor(hasIds('c b'));
    },
  },
  {
    title: 'a rejected listener ends with an error and others continue',
    sdks: listeningSdks,
    async run(sandbox) {
      const recorder = sandbox.listen({});
      await recorder.waitFor((rows) => rows.length === 0);
      const rejected = sandbox.listen({ where: [['n', 'in', Array.from({ length: 31 }, (_, n) => n)]] });
      // firebase-admin wraps the status of a listener in a message.
      expect(String(await rejected.waitForError())).toMatch(/invalid-argument|Error 3:/);
      await sandbox.set('items/a', {});
      await recorder.waitFor(hasIds('a'));
    },
  },
  {
    title: 'a write is visible immediately as pending, then as stored',
    sdks: cachingSdks,
    async run(sandbox) {
      const recorder = sandbox.listen('items/a', { includeMetadataChanges: true });
      await recorder.waitFor((rows, { fromCache }) => rows.length === 0 && !fromCache);
      const sent = sandbox.set('items/a', { n: 1 });
      await recorder.waitFor(([row], { hasPendingWrites }) => row?.data['n'] === 1 && hasPendingWrites);
      await sent;
      await recorder.waitFor(([row], { hasPendingWrites }) => row?.data['n'] === 1 && !hasPendingWrites);
    },
  },
  {
    title: 'a server timestamp is null until the write is acknowledged',
    sdks: cachingSdks,
    async run(sandbox) {
      const recorder = sandbox.listen('items/a', { includeMetadataChanges: true });
      await recorder.waitFor((rows) => rows.length === 0);
      const sent = sandbox.set('items/a', { at: sandbox.client.values.serverTimestamp() });
      await recorder.waitFor(([row], { hasPendingWrites }) => row?.data['at'] === null && hasPendingWrites);
      await sent;
      const [row] = await recorder.waitFor(
        (rows, { hasPendingWrites }) => rows.length === 1 && !hasPendingWrites,
      );
      expect(row?.data['at']).toMatchObject({ timestamp: expect.any(Array) as number[] });
    },
  },
  {
    title: 'a rejected write is rolled back',
    sdks: cachingSdks,
    unlikeOfficialEmulator: 'It has another text.',
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 } });
      const recorder = sandbox.listen({});
      await recorder.waitFor(hasIds('a'));
      const rejected = sandbox.set('items/b', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) });
      await recorder.waitFor(hasIds('a b'));
      await expect(rejected).rejects.toThrow(/maximum allowed size/);
      await recorder.waitFor(hasIds('a'));
    },
  },
];
