import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';
import type { Data, Operation } from '../sdk-client.ts';

/**
 * Runs a transaction on `items/a`; another write changes the document after the transaction first reads it.
 * @returns the number of attempts
 */
async function runInterruptedTransaction(
  sandbox: TestSandbox,
  otherData: Data,
  buildWrites: (a: Data | undefined) => readonly Operation[],
): Promise<number> {
  let runs = 0;
  await sandbox.client.runTransaction(async (transaction) => {
    runs++;
    const a = await transaction.get(sandbox.path('items/a'));
    if (runs === 1) await sandbox.set('items/a', otherData);
    transaction.write(...buildWrites(a));
  });
  return runs;
}

/** See also `retries a transaction …` in admin.ts. */
export const lockReason = 'A write waits there for the locks of transactions, which end after seconds.';

export const transactionCases: readonly ConformanceCase[] = [
  {
    title: 'a transaction reads and writes',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { n: 1 });
      const read = await sandbox.client.runTransaction(async (transaction) => {
        const a = await transaction.get(sandbox.path('items/a'));
        const none = await transaction.get(sandbox.path('items/none'));
        transaction.write(
          ['update', sandbox.path('items/a'), { n: 2 }],
          ['set', sandbox.path('items/b'), { n: 3 }],
        );
        return [a, none];
      });
      expect(read).toEqual([{ n: 1 }, undefined]);
      expect(await sandbox.get('items/a')).toEqual({ n: 2 });
      expect(await sandbox.get('items/b')).toEqual({ n: 3 });
    },
  },
  {
    title: 'a transaction that throws changes nothing',
    sdks: allSdks,
    async run(sandbox) {
      const failed = sandbox.client.runTransaction(async (transaction) => {
        await transaction.get(sandbox.path('items/a'));
        transaction.write(['set', sandbox.path('items/a'), { n: 1 }]);
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await sandbox.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'a transaction is retried when its document changes',
    sdks: allSdks,
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      await sandbox.set('items/a', { n: 1 });
      const runs = await runInterruptedTransaction(sandbox, { n: 10 }, (a) => [
        ['update', sandbox.path('items/a'), { n: Number(a?.['n']) + 1 }],
      ]);
      expect(runs).toBe(2);
      expect(await sandbox.get('items/a')).toEqual({ n: 11 });
    },
  },
  {
    title: 'a transaction is retried when its missing document is created',
    sdks: allSdks,
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      const runs = await runInterruptedTransaction(sandbox, { by: 'other' }, (a) =>
        a === undefined ? [['set', sandbox.path('items/a'), { by: 'us' }]] : [],
      );
      expect(await sandbox.get('items/a')).toEqual({ by: 'other' });
      expect(runs).toBe(2);
    },
  },
  {
    title: 'a transaction is retried when a document it only reads changes',
    sdks: allSdks,
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      await sandbox.set('items/a', { n: 1 });
      const runs = await runInterruptedTransaction(sandbox, { n: 2 }, (a) => [
        ['set', sandbox.path('items/b'), { copy: a?.['n'] }],
      ]);
      expect(runs).toBe(2);
      expect(await sandbox.get('items/b')).toEqual({ copy: 2 });
    },
  },
  {
    title: 'concurrent transactions lose no updates',
    sdks: allSdks,
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      await sandbox.set('items/a', { n: 0 });
      const add = () =>
        sandbox.client.runTransaction(async (transaction) => {
          const a = await transaction.get(sandbox.path('items/a'));
          transaction.write(['update', sandbox.path('items/a'), { n: Number(a?.['n']) + 1 }]);
        });
      await Promise.all([add(), add(), add()]);
      expect(await sandbox.get('items/a')).toEqual({ n: 3 });
    },
  },
  {
    title: 'a transaction that updates a missing document fails',
    sdks: allSdks,
    async run(sandbox) {
      const failed = sandbox.client.runTransaction(async (transaction) => {
        transaction.write(['update', sandbox.path('items/none'), { n: 1 }]);
      });
      expect(await getRejectionCode(failed)).toBe('not-found');
    },
  },
  {
    title: 'a transaction supports deletes and transforms',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 1 }, b: { n: 1 } });
      await sandbox.client.runTransaction(async (transaction) => {
        const b = await transaction.get(sandbox.path('items/b'));
        transaction.write(
          ['delete', sandbox.path('items/a')],
          ['update', sandbox.path('items/b'), { n: sandbox.client.values.increment(Number(b?.['n'])) }],
        );
      });
      expect(await sandbox.get('items/a')).toBeUndefined();
      expect(await sandbox.get('items/b')).toEqual({ n: 2 });
    },
  },
  {
    title: 'a transaction rejects reads after writes',
    sdks: allSdks,
    async run(sandbox) {
      const failed = sandbox.client.runTransaction(async (transaction) => {
        transaction.write(['set', sandbox.path('items/a'), {}]);
        await transaction.get(sandbox.path('items/a'));
      });
      await expect(failed).rejects.toThrow(/all reads to be executed before all writes/);
      expect(await sandbox.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'a transaction without reads writes',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.client.runTransaction(async (transaction) => {
        transaction.write(
          ['set', sandbox.path('items/a'), { n: 1 }],
          ['set', sandbox.path('items/a'), { m: 2 }, { merge: true }],
        );
      });
      expect(await sandbox.get('items/a')).toEqual({ n: 1, m: 2 });
    },
  },
  {
    title: 'transactions on different documents do not conflict',
    sdks: allSdks,
    async run(sandbox) {
      let runs = 0;
      const run = (id: string) =>
        sandbox.client.runTransaction(async (transaction) => {
          runs++;
          await transaction.get(sandbox.path(`items/${id}`));
          transaction.write(['set', sandbox.path(`items/${id}`), { id }]);
        });
      await Promise.all(['a', 'b', 'c', 'd'].map(run));
      expect(runs).toBe(4);
      expect(await sandbox.queryIds()).toBe('a b c d');
    },
  },
  {
    title: 'concurrent transfers between documents keep the total',
    sdks: allSdks,
    unlikeOfficialEmulator: lockReason,
    async run(sandbox) {
      await sandbox.setItems({ a: { n: 10 }, b: { n: 0 } });
      const move = (from: string, to: string, n: number) =>
        sandbox.client.runTransaction(async (transaction) => {
          const source = await transaction.get(sandbox.path(`items/${from}`));
          const target = await transaction.get(sandbox.path(`items/${to}`));
          transaction.write(
            ['update', sandbox.path(`items/${from}`), { n: Number(source?.['n']) - n }],
            ['update', sandbox.path(`items/${to}`), { n: Number(target?.['n']) + n }],
          );
        });
      await Promise.all([move('a', 'b', 3), move('b', 'a', 1), move('a', 'b', 4)]);
      expect([await sandbox.get('items/a'), await sandbox.get('items/b')]).toEqual([{ n: 4 }, { n: 6 }]);
    },
  },
];
