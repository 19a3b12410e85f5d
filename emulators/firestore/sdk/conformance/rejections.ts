import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks, getRejectionCode } from '../conformance-case.ts';
import type { Data } from '../sdk-client.ts';

/** The lite SDK derives codes from the HTTP status and maps every 400 to failed-precondition. */
function toSdkErrorCode({ client: { sdk } }: TestSandbox, code: string): string {
  return sdk === 'lite' && code === 'invalid-argument' ? 'failed-precondition' : code;
}

function createRejectionCase(
  title: string,
  code: string,
  run: (sandbox: TestSandbox) => Promise<unknown>,
): ConformanceCase {
  return {
    title: `rejects ${title}`,
    sdks: allSdks,
    async run(sandbox) {
      expect(await getRejectionCode(run(sandbox))).toBe(toSdkErrorCode(sandbox, code));
    },
  };
}

/** Nested maps. */
function buildNestedMap(depth: number): Data {
  return depth === 0 ? {} : { m: buildNestedMap(depth - 1) };
}

const tooManyValues = Array.from({ length: 31 }, (_, n) => n);

export const rejectionCases: readonly ConformanceCase[] = [
  createRejectionCase('a reserved document id', 'invalid-argument', (sandbox) =>
    sandbox.set('items/__a__', {}),
  ),
  createRejectionCase('a reserved collection id', 'invalid-argument', (sandbox) =>
    sandbox.set('__items__/a', {}),
  ),
  createRejectionCase('a document id of more than 1500 bytes', 'invalid-argument', (sandbox) =>
    sandbox.set(`items/${'é'.repeat(751)}`, {}),
  ),
  createRejectionCase('a field name of more than 1500 bytes', 'invalid-argument', (sandbox) =>
    sandbox.set('items/a', { ['é'.repeat(751)]: 1 }),
  ),
  createRejectionCase('maps nested more than 20 deep', 'invalid-argument', (sandbox) =>
    sandbox.set('items/a', buildNestedMap(21)),
  ),
  createRejectionCase('in with more than 30 values', 'invalid-argument', (sandbox) =>
    sandbox.queryIds({ where: [['n', 'in', tooManyValues]] }),
  ),
  createRejectionCase('more than 30 disjunctions', 'invalid-argument', (sandbox) =>
    sandbox.queryIds({ where: [{ or: tooManyValues.map((n) => ['n', '==', n] as const) }] }),
  ),
  createRejectionCase('filters that multiply to more than 30 disjunctions', 'invalid-argument', (sandbox) =>
    sandbox.queryIds({
      where: [
        ['n', 'in', tooManyValues.slice(0, 6)],
        ['m', 'in', tooManyValues.slice(0, 6)],
      ],
    }),
  ),
  {
    title: 'rejects two array-contains filters',
    sdks: allSdks,
    async run(sandbox) {
      const rejected = sandbox.queryIds({
        where: [
          ['a', 'array-contains', 1],
          ['b', 'array-contains', 2],
        ],
      });
      // The code of listeners, through which SDKs with a cache read; the lite SDK maps its code to the same.
      const isListener = sandbox.client.sdk !== 'admin';
      expect(await getRejectionCode(rejected)).toBe(isListener ? 'failed-precondition' : 'invalid-argument');
    },
  },
  createRejectionCase(
    'an update of a document deleted in the same batch',
    'invalid-argument',
    async (sandbox) => {
      await sandbox.set('items/a', {});
      const path = sandbox.path('items/a');
      await sandbox.client.batch(['delete', path], ['update', path, { n: 1 }]);
    },
  ),
  {
    title: 'keeps maps nested 20 deep',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', buildNestedMap(19));
      expect(await sandbox.get('items/a')).toEqual(buildNestedMap(19));
    },
  },
  {
    title: 'names a document that is too large',
    sdks: allSdks,
    unlikeOfficialEmulator: 'It has another text.',
    async run(sandbox) {
      const failed = sandbox.set('items/large', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) });
      await expect(failed).rejects.toThrow(
        /items\/large' cannot be written because its size \([\d,]+ bytes\)/,
      );
    },
  },
  {
    title: 'stays usable after a rejection',
    sdks: allSdks,
    async run(sandbox) {
      expect(await getRejectionCode(sandbox.update('items/none', { n: 1 }))).toBe('not-found');
      await sandbox.set('items/a', { n: 1 });
      const rejected = sandbox.queryIds({ where: [['n', 'in', tooManyValues]] });
      expect(await getRejectionCode(rejected)).toBe(toSdkErrorCode(sandbox, 'invalid-argument'));
      expect(await sandbox.queryIds()).toBe('a');
    },
  },
];
