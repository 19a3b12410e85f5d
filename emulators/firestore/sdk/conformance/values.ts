import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';

/** Writes a value and reads it back. */
function createRoundTripCase(
  title: string,
  value: (sandbox: TestSandbox) => unknown,
  expected: (sandbox: TestSandbox) => unknown = value,
): ConformanceCase {
  return {
    title: `keeps ${title}`,
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { value: value(sandbox) });
      expect(await sandbox.get('items/a')).toEqual({ value: expected(sandbox) });
    },
  };
}

export const valueCases: readonly ConformanceCase[] = [
  createRoundTripCase('null', () => null),
  createRoundTripCase('booleans', () => [true, false]),
  createRoundTripCase('integers up to 2^53', () => [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]),
  createRoundTripCase('doubles', () => [0.1, -1e300, 5e-324]),
  createRoundTripCase('NaN and infinities', () => [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]),
  createRoundTripCase('strings of all Unicode planes', () => [
    '',
    'café',
    '\u0000',
    '\uffee',
    '😀',
    'a\nb"\\',
  ]),
  createRoundTripCase('long strings', () => 'é'.repeat(100_000)),
  createRoundTripCase('lists', () => [1, 'two', [true].length, { three: [3] }]),
  createRoundTripCase('empty lists and maps', () => ({ list: [], map: {} })),
  createRoundTripCase('nested maps', () => ({ a: { b: { c: { d: 1 } } } })),
  createRoundTripCase(
    'timestamps with microseconds',
    ({ client }) => client.values.timestamp(1_700_000_000, 123_456_000),
    () => ({ timestamp: [1_700_000_000, 123_456_000] }),
  ),
  createRoundTripCase(
    'timestamps truncated to microseconds',
    ({ client }) => client.values.timestamp(1_700_000_000, 123_456_789),
    () => ({ timestamp: [1_700_000_000, 123_456_000] }),
  ),
  createRoundTripCase(
    'timestamps before 1970',
    ({ client }) => client.values.timestamp(-62_135_596_800, 500_000_000),
    () => ({ timestamp: [-62_135_596_800, 500_000_000] }),
  ),
  createRoundTripCase(
    'bytes',
    ({ client }) => client.values.bytes(0, 255, 128),
    () => ({ bytes: '00ff80' }),
  ),
  createRoundTripCase(
    'geo points',
    ({ client }) => client.values.geo(-89.5, 179.25),
    () => ({ geo: [-89.5, 179.25] }),
  ),
  createRoundTripCase(
    'references',
    ({ client, path }) => client.values.reference(path('items/b')),
    ({ path }) => ({ reference: path('items/b') }),
  ),
  createRoundTripCase(
    'vectors',
    ({ client }) => client.values.vector(1, 2.5, -3),
    () => ({ vector: [1, 2.5, -3] }),
  ),
  createRoundTripCase(
    'the latest timestamp',
    ({ client }) => client.values.timestamp(253_402_300_799, 999_999_000),
    () => ({ timestamp: [253_402_300_799, 999_999_000] }),
  ),
  createRoundTripCase(
    'empty and long bytes',
    ({ client }) => [
      client.values.bytes(),
      client.values.bytes(...Array.from({ length: 5000 }, (_, n) => n % 256)),
    ],
    () => [
      { bytes: '' },
      { bytes: Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 256)).toString('hex') },
    ],
  ),
  createRoundTripCase(
    'lists of mixed types',
    ({ client, path }) => [
      null,
      client.values.geo(0, 0),
      client.values.reference(path('items/b/parts/c')),
      [[]].length,
    ],
    ({ path }) => [null, { geo: [0, 0] }, { reference: path('items/b/parts/c') }, 1],
  ),
  {
    title: 'keeps the sign of zero',
    // firebase-admin sends -0 as an integer, which has no sign.
    sdks: ['browser', 'node', 'lite'],
    unlikeOfficialEmulator: 'It stores -0 as 0.',
    async run(sandbox) {
      await sandbox.set('items/a', { value: -0, list: [-0, 0] });
      const { value, list } = (await sandbox.get('items/a')) as { value: number; list: number[] };
      expect([value, ...list].map((zero) => Object.is(zero, -0))).toEqual([true, true, false]);
    },
  },
  {
    title: 'keeps fields with unusual names',
    sdks: allSdks,
    async run(sandbox) {
      const data = { 'a.b': 1, 'back`tick\\': 2, ' ': 3, ünïcode: 4, constructor: 5, toString: 6 };
      await sandbox.set('items/a', data);
      expect(await sandbox.get('items/a')).toEqual(data);
    },
  },
  {
    title: 'keeps documents with unusual ids',
    sdks: allSdks,
    async run(sandbox) {
      for (const id of ['a b', 'a:b', 'ü😀', '100%', 'a+b&c=d?e#f', '(x)', "it's"]) {
        await sandbox.set(`items/${id}`, { id });
        expect(await sandbox.get(`items/${id}`)).toEqual({ id });
      }
    },
  },
  {
    title: 'sorts values of all types in the documented order',
    sdks: allSdks,
    async run(sandbox) {
      const { timestamp, bytes, geo, reference, vector } = sandbox.client.values;
      const sorted: readonly unknown[] = [
        null,
        false,
        true,
        Number.NaN,
        Number.NEGATIVE_INFINITY,
        -1.5,
        0,
        1,
        1.5,
        Number.MAX_SAFE_INTEGER,
        timestamp(1, 0),
        timestamp(1, 1000),
        '',
        'Z',
        'a',
        'é',
        '\uffee',
        '😀',
        bytes(0),
        bytes(0, 1),
        bytes(255),
        reference('a/a'),
        reference('a/a/b/a'),
        reference('a/b'),
        geo(-1, 5),
        geo(0, 0),
        [],
        [1],
        [1, 2],
        [2],
        vector(9),
        vector(1, 1),
        {},
        { a: 1 },
        { a: 1, b: 0 },
        { a: 2 },
        { b: 0 },
      ];
      // Ids in an order unrelated to that of the values.
      const name = (index: number) => `${(index * 17) % sorted.length}-${index}`;
      await sandbox.setItems(Object.fromEntries(sorted.map((value, index) => [name(index), { value }])));
      const expected = sorted.map((_, index) => name(index));
      expect(await sandbox.queryIds({ orderBy: ['value'] })).toBe(expected.join(' '));
      expect(await sandbox.queryIds({ orderBy: [['value', 'desc']] })).toBe(expected.reverse().join(' '));
    },
  },
];
