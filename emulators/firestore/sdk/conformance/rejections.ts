import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';
import type { Data } from '../sdk-client.ts';

/** The lite SDK goes by the HTTP status alone, and takes every 400 for a failed precondition. */
function toSdkErrorCode({ client: { sdk } }: TestSandbox, code: string): string {
  return sdk === 'lite' && code === 'invalid-argument' ? 'failed-precondition' : code;
}

function createRejectionCase(
  title: string,
  code: string,
  run: (at: TestSandbox) => Promise<unknown>,
): ConformanceCase {
  return {
    title: `refuses ${title}`,
    sdks: allSdks,
    async run(at) {
      expect(await getRejectionCode(run(at))).toBe(toSdkErrorCode(at, code));
    },
  };
}

/** A map in a map, so many deep. */
function buildNestedMap(depth: number): Data {
  return depth === 0 ? {} : { m: buildNestedMap(depth - 1) };
}

const tooManyValues = Array.from({ length: 31 }, (_, n) => n);

export const rejectionCases: readonly ConformanceCase[] = [
  createRejectionCase('a reserved document id', 'invalid-argument', (at) => at.set('items/__a__', {})),
  createRejectionCase('a reserved collection id', 'invalid-argument', (at) => at.set('__items__/a', {})),
  createRejectionCase('a document id of more than 1500 bytes', 'invalid-argument', (at) =>
    at.set(`items/${'é'.repeat(751)}`, {}),
  ),
  createRejectionCase('a field name of more than 1500 bytes', 'invalid-argument', (at) =>
    at.set('items/a', { ['é'.repeat(751)]: 1 }),
  ),
  createRejectionCase('maps nested more than 20 deep', 'invalid-argument', (at) =>
    at.set('items/a', buildNestedMap(21)),
  ),
  createRejectionCase('one of more than 30 values', 'invalid-argument', (at) =>
    at.queryIds({ where: [['n', 'in', tooManyValues]] }),
  ),
  createRejectionCase('more than 30 alternatives', 'invalid-argument', (at) =>
    at.queryIds({ where: [{ or: tooManyValues.map((n) => ['n', '==', n] as const) }] }),
  ),
  createRejectionCase('alternatives that multiply to more than 30', 'invalid-argument', (at) =>
    at.queryIds({
      where: [
        ['n', 'in', tooManyValues.slice(0, 6)],
        ['m', 'in', tooManyValues.slice(0, 6)],
      ],
    }),
  ),
  createRejectionCase('two lists to contain something at once', 'invalid-argument', (at) =>
    at.queryIds({
      where: [
        ['a', 'array-contains', 1],
        ['b', 'array-contains', 2],
      ],
    }),
  ),
  createRejectionCase('an update in a batch of what the batch deletes', 'not-found', async (at) => {
    await at.set('items/a', {});
    const path = at.path('items/a');
    await at.client.batch(['delete', path], ['update', path, { n: 1 }]);
  }),
  {
    title: 'keeps maps nested 20 deep',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', buildNestedMap(19));
      expect(await at.get('items/a')).toEqual(buildNestedMap(19));
    },
  },
  {
    title: 'names the document that is too large',
    sdks: allSdks,
    async run(at) {
      const failed = at.set('items/large', { text: 'x'.repeat(1_048_576) });
      await expect(failed).rejects.toThrow(
        /items\/large' cannot be written because its size \([\d,]+ bytes\)/,
      );
    },
  },
  {
    title: 'goes on after a refusal',
    sdks: allSdks,
    async run(at) {
      expect(await getRejectionCode(at.update('items/none', { n: 1 }))).toBe('not-found');
      await at.set('items/a', { n: 1 });
      const refused = at.queryIds({ where: [['n', 'in', tooManyValues]] });
      expect(await getRejectionCode(refused)).toBe(toSdkErrorCode(at, 'invalid-argument'));
      expect(await at.queryIds()).toBe('a');
    },
  },
];
