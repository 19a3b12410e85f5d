import { expect } from 'vitest';
import type { Behaviour } from '../behaviour.ts';
import { ALL, codeOf } from '../behaviour.ts';

export const TRANSACTIONS: readonly Behaviour[] = [
  {
    title: 'a transaction reads and writes',
    sdks: ALL,
    async run(at) {
      await at.set('items/a', { n: 1 });
      const read = await at.client.transaction(async (transaction) => {
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
    sdks: ALL,
    async run(at) {
      const failed = at.client.transaction(async (transaction) => {
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
    sdks: ALL,
    async run(at) {
      await at.set('items/a', { n: 1 });
      let runs = 0;
      await at.client.transaction(async (transaction) => {
        runs++;
        const a = await transaction.get(at.path('items/a'));
        if (runs === 1) await at.set('items/a', { n: 10 });
        transaction.write(['update', at.path('items/a'), { n: Number(a?.['n']) + 1 }]);
      });
      expect(runs).toBe(2);
      expect(await at.get('items/a')).toEqual({ n: 11 });
    },
  },
  {
    title: 'a transaction whose missing document appears meanwhile runs again',
    sdks: ALL,
    async run(at) {
      let runs = 0;
      await at.client.transaction(async (transaction) => {
        runs++;
        const a = await transaction.get(at.path('items/a'));
        if (runs === 1) await at.set('items/a', { by: 'other' });
        if (a === undefined) transaction.write(['set', at.path('items/a'), { by: 'us' }]);
      });
      expect(await at.get('items/a')).toEqual({ by: 'other' });
      expect(runs).toBe(2);
    },
  },
  {
    title: 'a document only read counts as well',
    sdks: ALL,
    async run(at) {
      await at.set('items/a', { n: 1 });
      let runs = 0;
      await at.client.transaction(async (transaction) => {
        runs++;
        const a = await transaction.get(at.path('items/a'));
        if (runs === 1) await at.set('items/a', { n: 2 });
        transaction.write(['set', at.path('items/b'), { copy: a?.['n'] }]);
      });
      expect(runs).toBe(2);
      expect(await at.get('items/b')).toEqual({ copy: 2 });
    },
  },
  {
    title: 'concurrent transactions lose no update',
    sdks: ALL,
    async run(at) {
      await at.set('items/a', { n: 0 });
      const add = () =>
        at.client.transaction(async (transaction) => {
          const a = await transaction.get(at.path('items/a'));
          transaction.write(['update', at.path('items/a'), { n: Number(a?.['n']) + 1 }]);
        });
      await Promise.all([add(), add(), add()]);
      expect(await at.get('items/a')).toEqual({ n: 3 });
    },
  },
  {
    title: 'a transaction that updates a missing document fails',
    sdks: ALL,
    async run(at) {
      const failed = at.client.transaction(async (transaction) => {
        transaction.write(['update', at.path('items/none'), { n: 1 }]);
      });
      expect(await codeOf(failed)).toBe('not-found');
    },
  },
];
