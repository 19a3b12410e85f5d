import type { SeededRandom } from '../../../fuzz/seeded-random.ts';
import { createArray, createItem, createValue, fieldPaths } from './random-data.ts';

const comparisons = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];
const lists = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const unaries = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

const pickField = (random: SeededRandom) => ({ fieldPath: random.pick(fieldPaths) });

function createFilter(random: SeededRandom, root: string, depth = 0): object {
  if (depth < 2 && random.oneIn(3)) {
    const filters = Array.from({ length: 1 + random.nextInt(3) }, () =>
      createFilter(random, root, depth + 1),
    );
    return { compositeFilter: { op: random.oneIn(3) ? 'OR' : 'AND', filters } };
  }
  const choice = random.nextInt(12);
  if (choice === 0) return createNameFilter(random, root);
  if (choice === 1) return { unaryFilter: { op: random.pick(unaries), field: pickField(random) } };
  if (choice === 2)
    return {
      fieldFilter: { op: 'ARRAY_CONTAINS', field: pickField(random), value: createItem(random, root) },
    };
  if (choice < 6) {
    const value = random.oneIn(4)
      ? { arrayValue: { values: [createValue(random, root), createArray(random, root)] } }
      : createArray(random, root);
    return { fieldFilter: { op: random.pick(lists), field: pickField(random), value } };
  }
  return {
    fieldFilter: { op: random.pick(comparisons), field: pickField(random), value: createValue(random, root) },
  };
}

function createNameFilter(random: SeededRandom, root: string): object {
  const name = () => ({ referenceValue: `${root}/c/d${random.nextInt(12)}` });
  const field = { fieldPath: '__name__' };
  if (random.oneIn(3))
    return {
      fieldFilter: {
        op: random.pick(['IN', 'NOT_IN']),
        field,
        value: { arrayValue: { values: [name(), name()] } },
      },
    };
  return { fieldFilter: { op: random.pick(comparisons), field, value: name() } };
}

function createOrders(random: SeededRandom): object[] {
  const length = random.pick([0, 0, 1, 1, 2, 3]);
  return Array.from({ length }, () => ({
    field: random.oneIn(4) ? { fieldPath: '__name__' } : pickField(random),
    direction: random.oneIn(3) ? 'DESCENDING' : 'ASCENDING',
  }));
}

function createCursor(random: SeededRandom, root: string, orders: readonly object[]): object {
  const length = random.nextInt(orders.length + 2);
  const values = Array.from({ length }, () =>
    random.oneIn(4) ? { referenceValue: `${root}/c/d${random.nextInt(12)}` } : createValue(random, root),
  );
  return { values, before: random.oneIn(2) };
}

/** A StructuredQuery of the collection or collection group `c`, or of all collections; many are invalid. */
export function createQuery(random: SeededRandom, root: string): object {
  const orderBy = createOrders(random);
  const from = random.oneIn(15)
    ? { allDescendants: true }
    : { collectionId: 'c', allDescendants: random.oneIn(5) };
  return {
    from: [from],
    ...(!random.oneIn(5) && { where: createFilter(random, root) }),
    ...(orderBy.length > 0 && { orderBy }),
    ...(random.oneIn(5) && { startAt: createCursor(random, root, orderBy) }),
    ...(random.oneIn(5) && { endAt: createCursor(random, root, orderBy) }),
    ...(random.oneIn(4) && { limit: random.nextInt(6) }),
    ...(random.oneIn(6) && { offset: random.nextInt(4) }),
  };
}

/** One to three aggregations. */
export function createAggregations(random: SeededRandom): object[] {
  return Array.from({ length: 1 + random.nextInt(3) }, (_, index) => {
    const alias = `alias${index}`;
    const choice = random.nextInt(3);
    if (choice === 0) return { alias, count: random.oneIn(4) ? { upTo: String(random.nextInt(5)) } : {} };
    return { alias, [choice === 1 ? 'sum' : 'avg']: { field: pickField(random) } };
  });
}
