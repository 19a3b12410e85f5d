/** Filters of few fields and values near the limits of queries, with the same part in several places. */
import type { SeededRandom } from '../../../fuzz/seeded-random.ts';
import { and, compare, or } from '../../sdk/behaviors/query-json.ts';

type CreateFilter = (random: SeededRandom) => object;

const createNumbers = (random: SeededRandom, count: number, limit: number) =>
  Array.from({ length: count }, () => random.nextInt(limit));

/** A comparison, or with decreasing probability some of them, nested. */
function createNested(random: SeededRandom, createLeaf: CreateFilter, depth = 0): object {
  if (depth > 3 || (depth > 0 && random.oneIn(2))) return createLeaf(random);
  const parts = Array.from({ length: 1 + random.nextInt(3) }, () =>
    createNested(random, createLeaf, depth + 1),
  );
  // Here twice, or once more in the other order.
  if (random.oneIn(4)) parts.push(random.oneIn(2) ? random.pick(parts) : or(...parts.toReversed()));
  return random.oneIn(3) ? or(...parts) : and(...parts);
}

const createArrayComparison: CreateFilter = (random) => {
  const field = random.pick(['a', 'b']);
  const choice = random.nextInt(5);
  if (choice < 2) return compare(field, 'ARRAY_CONTAINS', random.nextInt(2));
  if (choice < 4)
    return compare(field, 'ARRAY_CONTAINS_ANY', createNumbers(random, 1 + random.nextInt(2), 2));
  return compare(field, random.pick(['EQUAL', 'LESS_THAN']), random.nextInt(2));
};

const createList: CreateFilter = (random) => {
  const field = random.pick(['a', 'a', 'b']);
  const count = random.pick([1, 2, 2, 3, 3, 4, 6, 8, 15, 20]);
  const numbers = random.oneIn(2) ? createNumbers(random, count, count) : [...Array(count).keys()];
  if (random.oneIn(8)) return and(compare(field, 'EQUAL', random.nextInt(3)));
  if (random.oneIn(4)) return or(...numbers.map((number) => compare(field, 'EQUAL', number)));
  return compare(field, random.oneIn(9) ? 'ARRAY_CONTAINS_ANY' : 'IN', numbers);
};

/** 90 to 102 comparisons, of which some may be equal. */
const createMany: CreateFilter = (random) => {
  const count = 90 + random.nextInt(13);
  const shared = random.pick([200, 1000]);
  const parts = Array.from({ length: count }, (_, index) =>
    compare(`f${random.oneIn(8) ? random.nextInt(shared) : index}`, 'EQUAL', 1),
  );
  const list = createNumbers(random, 1 + random.nextInt(8), 8);
  if (random.oneIn(2)) parts.splice(random.nextInt(count), list.length, compare('a', 'IN', list));
  else if (random.oneIn(3)) parts.splice(random.nextInt(count), list.length, compare('a', 'NOT_IN', list));
  if (!random.oneIn(3)) return and(...parts);
  const start = random.nextInt(80);
  return and(...parts.slice(start + 10), or(...parts.slice(0, 3), and(...parts.slice(2, 9))));
};

/** A StructuredQuery that is refused for its size, its `array-contains` or its disjunctions, or just not. */
export function createQueryAtLimits(random: SeededRandom): object {
  const choice = random.nextInt(3);
  if (choice === 2) {
    const orderBy = Array.from({ length: random.nextInt(4) }, (_, index) => ({
      field: { fieldPath: `o${index}` },
    }));
    return { from: [{ collectionId: 'c' }], where: createMany(random), orderBy };
  }
  const where = createNested(random, choice === 0 ? createArrayComparison : createList);
  return { from: [{ collectionId: 'c' }], where };
}
