import type { SeededRandom } from '../../../fuzz/seeded-random.ts';

/** Few fields and values, so that random queries often match random documents. */
export const fieldPaths = ['a', 'b', 'c', 'm.x', 'm.y'] as const;

const scalars: readonly object[] = [
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  ...['0', '1', '2', '-1', '9007199254740993', '-9223372036854775808'].map((integerValue) => ({
    integerValue,
  })),
  ...[0, 0.5, 1, 1e20, 'NaN', 'Infinity', '-Infinity'].map((doubleValue) => ({ doubleValue })),
  ...['1970-01-01T00:00:00Z', '2024-02-29T12:00:00.000001Z', '0001-01-01T00:00:00Z'].map(
    (timestampValue) => ({
      timestampValue,
    }),
  ),
  ...['', 'a', 'b', 'é', '\uffee', '😀'].map((stringValue) => ({ stringValue })),
  ...['', 'AA==', 'AAE='].map((bytesValue) => ({ bytesValue })),
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { geoPointValue: { latitude: -1, longitude: 2 } },
];

/** A value of any kind. @param root the root of the database, for references */
export function createValue(random: SeededRandom, root: string, depth = 0): object {
  const choice = random.nextInt(depth > 2 ? 12 : 20);
  if (choice < 4) return { integerValue: String(random.nextInt(4)) };
  if (choice < 11) return random.pick(scalars);
  if (choice === 11) return { referenceValue: `${root}/c/d${random.nextInt(6)}` };
  if (choice < 15) return createArray(random, root, depth);
  if (choice === 15) return createVector(random);
  return { mapValue: { fields: createFields(random, root, ['x', 'y'], depth + 1) } };
}

/** An array, whose items are no arrays. */
export function createArray(random: SeededRandom, root: string, depth = 0): object {
  const values = Array.from({ length: random.nextInt(3) }, () => createItem(random, root, depth + 1));
  return { arrayValue: { values } };
}

/** A value that an array may contain. */
export function createItem(random: SeededRandom, root: string, depth = 0): object {
  return random.oneIn(5)
    ? { mapValue: { fields: createFields(random, root, ['x'], depth + 1) } }
    : random.pick(scalars);
}

function createVector(random: SeededRandom): object {
  const values = Array.from({ length: 1 + random.nextInt(3) }, () => ({ doubleValue: random.nextInt(3) }));
  return {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
  };
}

/** Some of the fields. */
export function createFields(
  random: SeededRandom,
  root: string,
  names: readonly string[],
  depth = 0,
): Record<string, object> {
  const fields: Record<string, object> = {};
  for (const name of names) if (!random.oneIn(3)) fields[name] = createValue(random, root, depth);
  return fields;
}
