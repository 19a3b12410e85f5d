import { expect } from 'vitest';
import type { Behaviour, Place } from '../behaviour.ts';
import { ALL } from '../behaviour.ts';
import type { WhereOperator } from '../client.ts';

/** A query on `value`, one document for each value: which of them it finds, by their place in the list. */
function among(
  title: string,
  values: (at: Place) => readonly unknown[],
  operator: WhereOperator,
  wanted: (at: Place) => unknown,
  expected: readonly number[],
): Behaviour {
  return {
    title: `finds ${title}`,
    sdks: ALL,
    async run(at) {
      await at.store(Object.fromEntries(values(at).map((value, index) => [`d${index}`, { value }])));
      const found = await at.ids({ where: [['value', operator, wanted(at)]] });
      expect(found).toBe(expected.map((index) => `d${index}`).join(' '));
    },
  };
}

const zeros = () => [0, -0, 0.5, false, '', null];
const times = ({ client: { values } }: Place) => [
  values.timestamp(10, 0),
  values.timestamp(20, 1000),
  values.timestamp(20, 2000),
  20,
];
const bytes = ({ client: { values } }: Place) => [
  values.bytes(1),
  values.bytes(1, 0),
  values.bytes(),
  '\u0001',
];
const places = ({ client: { values } }: Place) => [
  values.geo(1, 2),
  values.geo(1, 3),
  values.geo(-1, 9),
  [1, 2],
];
const references = ({ client: { values }, path }: Place) => [
  values.reference(path('items/a')),
  values.reference(path('items/a/parts/b')),
  values.reference(path('items/b')),
  'items/a',
];
const maps = () => [{ a: 1, b: [2] }, { b: [2], a: 1 }, { a: 1 }, { a: 1, b: [2], c: null }];
const lists = () => [[{ a: 1 }, null], [{ a: 2 }], [Number.NaN, 'x'], { a: 1 }];

export const TYPED_QUERIES: readonly Behaviour[] = [
  among('zero of either sign', zeros, '==', () => 0, [0, 1]),
  among('nothing between the zeros', zeros, '<', () => 0, []),
  among('timestamps later than one', times, '>', ({ client }) => client.values.timestamp(20, 1000), [2]),
  among(
    'a timestamp to the microsecond',
    times,
    '==',
    ({ client }) => client.values.timestamp(20, 2000),
    [2],
  ),
  among('bytes by their content', bytes, '==', ({ client }) => client.values.bytes(1, 0), [1]),
  among('bytes from some on', bytes, '>=', ({ client }) => client.values.bytes(1), [0, 1]),
  among('a place on earth', places, '==', ({ client }) => client.values.geo(1, 3), [1]),
  among('places by latitude, then longitude', places, '<', ({ client }) => client.values.geo(1, 3), [2, 0]),
  among('a reference', references, '==', ({ client, path }) => client.values.reference(path('items/a')), [0]),
  among(
    'references in the order of their paths',
    references,
    '>',
    ({ client, path }) => client.values.reference(path('items/a')),
    [1, 2],
  ),
  among('maps by all their fields, in any order', maps, '==', () => ({ b: [2], a: 1 }), [0, 1]),
  among('maps among several', maps, 'in', () => [{ a: 1 }, { c: null }], [2]),
  among('lists that contain a map', lists, 'array-contains', () => ({ a: 1 }), [0]),
  among('lists that contain null or NaN', lists, 'array-contains-any', () => [null, Number.NaN], [0, 2]),
  among(
    'a vector',
    ({ client: { values } }) => [values.vector(1, 2), values.vector(1, 2, 3), [1, 2]],
    '==',
    ({ client }) => client.values.vector(1, 2),
    [0],
  ),
  among(
    'texts by their bytes',
    () => ['Z', 'a', 'é', '\uffee', '😀'],
    '>',
    () => 'é',
    [3, 4],
  ),
  among(
    'booleans in a range',
    () => [true, false, 1, 'true'],
    '>',
    () => false,
    [0],
  ),
  among(
    'lists in a range',
    () => [[1], [1, 2], [2], 1],
    '>',
    () => [1],
    [1, 2],
  ),
];
