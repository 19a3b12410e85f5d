import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';
import type { Data, Operation } from '../sdk-client.ts';

/**
 * Runs a transaction that reads `items/a`; after its first reading somebody else sets the document.
 * @returns how often it ran
 */
async function runInterruptedTransaction(
  at: TestSandbox,
  theirs: Data,
  ours: (a: Data | undefined) => readonly Operation[],
): Promise<number> {
  let runs = 0;
  await at.client.runTransaction(async (transaction) => {
    runs++;
    const a = await transaction.get(at.path('items/a'));
    if (runs === 1) await at.set('items/a', theirs);
    transaction.write(...ours(a));
  });
  return runs;
}

export const transactionCases: readonly ConformanceCase[] = [
  {
    title: 'a transaction reads and writes',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { n: 1 });
      const read = await at.client.runTransaction(async (transaction) => {
        const a = await transaction.get(at.path('items/a'));
        const none = await transaction.get(at.path('items/none'));
        transaction.write(['update', at.path('items/a'), { n: 2 }], ['set', at.path('items/b'), { n: 3 }]);
        return [a, none];
      });
      expect(read).toEqual([{ n: 1 }, undefined]);
      expect(await at.get('items/a')).toEqual({ n: 2 });
      expect(await at.get('items/b')).toEqual({ n: 3 });
    },
  },
  {
    title: 'a transaction that throws changes nothing',
    sdks: allSdks,
    async run(at) {
      const failed = at.client.runTransaction(async (transaction) => {
        await transaction.get(at.path('items/a'));
        transaction.write(['set', at.path('items/a'), { n: 1 }]);
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await at.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'a transaction whose document changes meanwhile runs again',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { n: 1 });
      const runs = await runInterruptedTransaction(at, { n: 10 }, (a) => [
        ['update', at.path('items/a'), { n: Number(a?.['n']) + 1 }],
      ]);
      expect(runs).toBe(2);
      expect(await at.get('items/a')).toEqual({ n: 11 });
    },
  },
  {
    title: 'a transaction whose missing document appears meanwhile runs again',
    sdks: allSdks,
    async run(at) {
      const runs = await runInterruptedTransaction(at, { by: 'other' }, (a) =>
        a === undefined ? [['set', at.path('items/a'), { by: 'us' }]] : [],
      );
      expect(await at.get('items/a')).toEqual({ by: 'other' });
      expect(runs).toBe(2);
    },
  },
  {
    title: 'a document only read counts as well',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { n: 1 });
      const runs = await runInterruptedTransaction(at, { n: 2 }, (a) => [
        ['set', at.path('items/b'), { copy: a?.['n'] }],
      ]);
      expect(runs).toBe(2);
      expect(await at.get('items/b')).toEqual({ copy: 2 });
    },
  },
  {
    title: 'concurrent transactions lose no update',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { n: 0 });
      const add = () =>
        at.client.runTransaction(async (transaction) => {
          const a = await transaction.get(at.path('items/a'));
          transaction.write(['update', at.path('items/a'), { n: Number(a?.['n']) + 1 }]);
        });
      await Promise.all([add(), add(), add()]);
      expect(await at.get('items/a')).toEqual({ n: 3 });
    },
  },
  {
    title: 'a transaction that updates a missing document fails',
    sdks: allSdks,
    async run(at) {
      const failed = at.client.runTransaction(async (transaction) => {
        transaction.write(['update', at.path('items/none'), { n: 1 }]);
      });
      expect(await getRejectionCode(failed)).toBe('not-found');
    },
  },
  {
    title: 'a transaction deletes, and uses transforms',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { n: 1 }, b: { n: 1 } });
      await at.client.runTransaction(async (transaction) => {
        const b = await transaction.get(at.path('items/b'));
        transaction.write(
          ['delete', at.path('items/a')],
          ['update', at.path('items/b'), { n: at.client.values.increment(Number(b?.['n'])) }],
        );
      });
      expect(await at.get('items/a')).toBeUndefined();
      expect(await at.get('items/b')).toEqual({ n: 2 });
    },
  },
  {
    title: 'a transaction that has written reads no more',
    sdks: allSdks,
    async run(at) {
      const failed = at.client.runTransaction(async (transaction) => {
        transaction.write(['set', at.path('items/a'), {}]);
        await transaction.get(at.path('items/a'));
      });
      await expect(failed).rejects.toThrow(/all reads to be executed before all writes/);
      expect(await at.get('items/a')).toBeUndefined();
    },
  },
  {
    title: 'a transaction that reads nothing writes all the same',
    sdks: allSdks,
    async run(at) {
      await at.client.runTransaction(async (transaction) => {
        transaction.write(
          ['set', at.path('items/a'), { n: 1 }],
          ['set', at.path('items/a'), { m: 2 }, { merge: true }],
        );
      });
      expect(await at.get('items/a')).toEqual({ n: 1, m: 2 });
    },
  },
  {
    title: 'transactions on different documents do not disturb each other',
    sdks: allSdks,
    async run(at) {
      let runs = 0;
      const one = (id: string) =>
        at.client.runTransaction(async (transaction) => {
          runs++;
          await transaction.get(at.path(`items/${id}`));
          transaction.write(['set', at.path(`items/${id}`), { id }]);
        });
      await Promise.all(['a', 'b', 'c', 'd'].map(one));
      expect(runs).toBe(4);
      expect(await at.queryIds()).toBe('a b c d');
    },
  },
  {
    title: 'what is moved between documents by several at once is neither lost nor made',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { n: 10 }, b: { n: 0 } });
      const move = (from: string, to: string, n: number) =>
        at.client.runTransaction(async (transaction) => {
          const source = await transaction.get(at.path(`items/${from}`));
          const target = await transaction.get(at.path(`items/${to}`));
          transaction.write(
            ['update', at.path(`items/${from}`), { n: Number(source?.['n']) - n }],
            ['update', at.path(`items/${to}`), { n: Number(target?.['n']) + n }],
          );
        });
      await Promise.all([move('a', 'b', 3), move('b', 'a', 1), move('a', 'b', 4)]);
      expect([await at.get('items/a'), await at.get('items/b')]).toEqual([{ n: 4 }, { n: 6 }]);
    },
  },
];
