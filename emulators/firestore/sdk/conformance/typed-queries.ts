import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks, cachelessSdks } from '../conformance-case.ts';
import type { WhereOperator } from '../sdk-client.ts';

/** A query on documents with one `value` each. @param expected the indexes of the values that it finds, in order */
function createTypedQueryCase(
  title: string,
  values: (sandbox: TestSandbox) => readonly unknown[],
  operator: WhereOperator,
  operand: (sandbox: TestSandbox) => unknown,
  expected: readonly number[],
  sdks = allSdks,
): ConformanceCase {
  return {
    title: `finds ${title}`,
    sdks,
    async run(sandbox) {
      await sandbox.setItems(
        Object.fromEntries(values(sandbox).map((value, index) => [`d${index}`, { value }])),
      );
      const found = await sandbox.queryIds({ where: [['value', operator, operand(sandbox)]] });
      expect(found).toBe(expected.map((index) => `d${index}`).join(' '));
    },
  };
}

const zeros = () => [0, -0, 0.5, false, '', null];
const times = ({ client: { values } }: TestSandbox) => [
  values.timestamp(10, 0),
  values.timestamp(20, 1000),
  values.timestamp(20, 2000),
  20,
];
const bytes = ({ client: { values } }: TestSandbox) => [
  values.bytes(1),
  values.bytes(1, 0),
  values.bytes(),
  '\u0001',
];
const geoPoints = ({ client: { values } }: TestSandbox) => [
  values.geo(1, 2),
  values.geo(1, 3),
  values.geo(-1, 9),
  [1, 2],
];
const references = ({ client: { values }, path }: TestSandbox) => [
  values.reference(path('items/a')),
  values.reference(path('items/a/parts/b')),
  values.reference(path('items/b')),
  'items/a',
];
const maps = () => [{ a: 1, b: [2] }, { b: [2], a: 1 }, { a: 1 }, { a: 1, b: [2], c: null }];
const lists = () => [[{ a: 1 }, null], [{ a: 2 }], [Number.NaN, 'x'], { a: 1 }];

export const typedQueryCases: readonly ConformanceCase[] = [
  createTypedQueryCase('zero of either sign', zeros, '==', () => 0, [0, 1]),
  createTypedQueryCase('nothing between the zeros', zeros, '<', () => 0, []),
  createTypedQueryCase(
    'timestamps later than one',
    times,
    '>',
    ({ client }) => client.values.timestamp(20, 1000),
    [2],
  ),
  createTypedQueryCase(
    'a timestamp with microseconds',
    times,
    '==',
    ({ client }) => client.values.timestamp(20, 2000),
    [2],
  ),
  createTypedQueryCase('bytes by content', bytes, '==', ({ client }) => client.values.bytes(1, 0), [1]),
  createTypedQueryCase('bytes in a range', bytes, '>=', ({ client }) => client.values.bytes(1), [0, 1]),
  createTypedQueryCase('a geo point', geoPoints, '==', ({ client }) => client.values.geo(1, 3), [1]),
  createTypedQueryCase(
    'geo points by latitude, then longitude',
    geoPoints,
    '<',
    ({ client }) => client.values.geo(1, 3),
    [2, 0],
  ),
  createTypedQueryCase(
    'a reference',
    references,
    '==',
    ({ client, path }) => client.values.reference(path('items/a')),
    [0],
  ),
  createTypedQueryCase(
    'references by path',
    references,
    '>',
    ({ client, path }) => client.values.reference(path('items/a')),
    [1, 2],
  ),
  createTypedQueryCase(
    'maps by all fields, regardless of their order',
    maps,
    '==',
    () => ({ b: [2], a: 1 }),
    [0, 1],
  ),
  createTypedQueryCase('maps with in', maps, 'in', () => [{ a: 1 }, { c: null }], [2]),
  createTypedQueryCase('lists that contain a map', lists, 'array-contains', () => ({ a: 1 }), [0]),
  createTypedQueryCase(
    'lists that contain any of several values, but not null or NaN',
    lists,
    'array-contains-any',
    () => [null, Number.NaN, 'x'],
    [2],
    cachelessSdks,
  ),
  createTypedQueryCase(
    'a vector',
    ({ client: { values } }) => [values.vector(1, 2), values.vector(1, 2, 3), [1, 2]],
    '==',
    ({ client }) => client.values.vector(1, 2),
    [0],
  ),
  createTypedQueryCase(
    'strings by UTF-8 bytes',
    () => ['Z', 'a', 'é', '\uffee', '😀'],
    '>',
    () => 'é',
    [3, 4],
  ),
  createTypedQueryCase(
    'booleans in a range',
    () => [true, false, 1, 'true'],
    '>',
    () => false,
    [0],
  ),
  createTypedQueryCase(
    'lists in a range',
    () => [[1], [1, 2], [2], 1],
    '>',
    () => [1],
    [1, 2],
  ),
];
