import { expect } from 'vitest';
import type { Behaviour, Place } from '../behaviour.ts';
import { ALL, codeOf } from '../behaviour.ts';
import type { Data } from '../client.ts';

/** The lite SDK goes by the HTTP status alone, and takes every 400 for a failed precondition. */
function asSeenBy({ client: { sdk } }: Place, code: string): string {
  return sdk === 'lite' && code === 'invalid-argument' ? 'failed-precondition' : code;
}

function refuses(title: string, code: string, run: (at: Place) => Promise<unknown>): Behaviour {
  return {
    title: `refuses ${title}`,
    sdks: ALL,
    async run(at) {
      expect(await codeOf(run(at))).toBe(asSeenBy(at, code));
    },
  };
}

/** A map in a map, so many deep. */
function nested(depth: number): Data {
  return depth === 0 ? {} : { m: nested(depth - 1) };
}

const many = Array.from({ length: 31 }, (_, n) => n);

export const REFUSALS: readonly Behaviour[] = [
  refuses('a reserved document id', 'invalid-argument', (at) => at.set('items/__a__', {})),
  refuses('a reserved collection id', 'invalid-argument', (at) => at.set('__items__/a', {})),
  refuses('a document id of more than 1500 bytes', 'invalid-argument', (at) =>
    at.set(`items/${'é'.repeat(751)}`, {}),
  ),
  refuses('a field name of more than 1500 bytes', 'invalid-argument', (at) =>
    at.set('items/a', { ['é'.repeat(751)]: 1 }),
  ),
  refuses('maps nested more than 20 deep', 'invalid-argument', (at) => at.set('items/a', nested(21))),
  refuses('one of more than 30 values', 'invalid-argument', (at) => at.ids({ where: [['n', 'in', many]] })),
  refuses('more than 30 alternatives', 'invalid-argument', (at) =>
    at.ids({ where: [{ or: many.map((n) => ['n', '==', n] as const) }] }),
  ),
  refuses('alternatives that multiply to more than 30', 'invalid-argument', (at) =>
    at.ids({
      where: [
        ['n', 'in', many.slice(0, 6)],
        ['m', 'in', many.slice(0, 6)],
      ],
    }),
  ),
  refuses('two lists to contain something at once', 'invalid-argument', (at) =>
    at.ids({
      where: [
        ['a', 'array-contains', 1],
        ['b', 'array-contains', 2],
      ],
    }),
  ),
  refuses('an update in a batch of what the batch deletes', 'not-found', async (at) => {
    await at.set('items/a', {});
    const path = at.path('items/a');
    await at.client.batch(['delete', path], ['update', path, { n: 1 }]);
  }),
  {
    title: 'keeps maps nested 20 deep',
    sdks: ALL,
    async run(at) {
      await at.set('items/a', nested(19));
      expect(await at.get('items/a')).toEqual(nested(19));
    },
  },
  {
    title: 'names the document that is too large',
    sdks: ALL,
    async run(at) {
      const failed = at.set('items/large', { text: 'x'.repeat(1_048_576) });
      await expect(failed).rejects.toThrow(
        /items\/large' cannot be written because its size \([\d,]+ bytes\)/,
      );
    },
  },
  {
    title: 'goes on after a refusal',
    sdks: ALL,
    async run(at) {
      expect(await codeOf(at.update('items/none', { n: 1 }))).toBe('not-found');
      await at.set('items/a', { n: 1 });
      const refused = at.ids({ where: [['n', 'in', many]] });
      expect(await codeOf(refused)).toBe(asSeenBy(at, 'invalid-argument'));
      expect(await at.ids()).toBe('a');
    },
  },
];
