import { expect } from 'vitest';
import type { Behaviour, Place } from '../behaviour.ts';
import { ALL } from '../behaviour.ts';

/** A value written, and what is read back. */
function keeps(
  title: string,
  value: (at: Place) => unknown,
  expected: (at: Place) => unknown = value,
): Behaviour {
  return {
    title: `keeps ${title}`,
    sdks: ALL,
    async run(at) {
      await at.set('items/a', { value: value(at) });
      expect(await at.get('items/a')).toEqual({ value: expected(at) });
    },
  };
}

export const VALUES: readonly Behaviour[] = [
  keeps('null', () => null),
  keeps('booleans', () => [true, false]),
  keeps('integers up to 2^53', () => [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]),
  keeps('doubles', () => [0.1, -1e300, 5e-324]),
  keeps('NaN and infinities', () => [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]),
  keeps('text of every plane', () => ['', 'café', '\u0000', '\uffee', '😀', 'a\nb"\\']),
  keeps('long text', () => 'é'.repeat(100_000)),
  keeps('lists', () => [1, 'two', [true].length, { three: [3] }]),
  keeps('empty lists and maps', () => ({ list: [], map: {} })),
  keeps('nested maps', () => ({ a: { b: { c: { d: 1 } } } })),
  keeps(
    'timestamps to the microsecond',
    ({ client }) => client.values.timestamp(1_700_000_000, 123_456_000),
    () => ({ timestamp: [1_700_000_000, 123_456_000] }),
  ),
  keeps(
    'timestamps cut to the microsecond',
    ({ client }) => client.values.timestamp(1_700_000_000, 123_456_789),
    () => ({ timestamp: [1_700_000_000, 123_456_000] }),
  ),
  keeps(
    'timestamps before 1970',
    ({ client }) => client.values.timestamp(-62_135_596_800, 500_000_000),
    () => ({ timestamp: [-62_135_596_800, 500_000_000] }),
  ),
  keeps(
    'bytes',
    ({ client }) => client.values.bytes(0, 255, 128),
    () => ({ bytes: '00ff80' }),
  ),
  keeps(
    'places on earth',
    ({ client }) => client.values.geo(-89.5, 179.25),
    () => ({ geo: [-89.5, 179.25] }),
  ),
  keeps(
    'references',
    ({ client, path }) => client.values.reference(path('items/b')),
    ({ path }) => ({ reference: path('items/b') }),
  ),
  keeps(
    'vectors',
    ({ client }) => client.values.vector(1, 2.5, -3),
    () => ({ vector: [1, 2.5, -3] }),
  ),
  keeps(
    'the last instant there is',
    ({ client }) => client.values.timestamp(253_402_300_799, 999_999_000),
    () => ({ timestamp: [253_402_300_799, 999_999_000] }),
  ),
  keeps(
    'no bytes, and many',
    ({ client }) => [
      client.values.bytes(),
      client.values.bytes(...Array.from({ length: 5000 }, (_, n) => n % 256)),
    ],
    () => [
      { bytes: '' },
      { bytes: Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 256)).toString('hex') },
    ],
  ),
  keeps(
    'lists of everything',
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
    // The Admin SDK sends it as an integer, which has none.
    sdks: ['browser', 'node', 'lite'],
    async run(at) {
      await at.set('items/a', { value: -0, list: [-0, 0] });
      const { value, list } = (await at.get('items/a')) as { value: number; list: number[] };
      expect([value, ...list].map((zero) => Object.is(zero, -0))).toEqual([true, true, false]);
    },
  },
  {
    title: 'keeps fields with unusual names',
    sdks: ALL,
    async run(at) {
      const data = { 'a.b': 1, 'back`tick\\': 2, ' ': 3, ünïcode: 4, constructor: 5, toString: 6 };
      await at.set('items/a', data);
      expect(await at.get('items/a')).toEqual(data);
    },
  },
  {
    title: 'keeps documents with unusual ids',
    sdks: ALL,
    async run(at) {
      for (const id of ['a b', 'a:b', 'ü😀', '100%', 'a+b&c=d?e#f', '(x)', "it's"]) {
        await at.set(`items/${id}`, { id });
        expect(await at.get(`items/${id}`)).toEqual({ id });
      }
    },
  },
  {
    title: 'sorts values of all types in the documented order',
    sdks: ALL,
    async run(at) {
      const { timestamp, bytes, geo, reference, vector } = at.client.values;
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
      // Stored in an order that has nothing to do with the one expected.
      const name = (index: number) => `${(index * 17) % sorted.length}-${index}`;
      await at.store(Object.fromEntries(sorted.map((value, index) => [name(index), { value }])));
      const expected = sorted.map((_, index) => name(index));
      expect(await at.ids({ orderBy: ['value'] })).toBe(expected.join(' '));
      expect(await at.ids({ orderBy: [['value', 'desc']] })).toBe(expected.reverse().join(' '));
    },
  },
];
