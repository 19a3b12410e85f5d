import { invalidArgumentError } from '../errors.ts';
import { getArrayItems } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';

/** Production's limit on the disjunctions of a query in disjunctive normal form. */
const maxDisjunctions = 30;

type Conjunction = readonly FieldFilter[];

/**
 * Converts a filter to a disjunction of different conjunctions, expanding `in` to equalities and `array-contains-any` to
 * `array-contains`. Without a filter, the result is one empty conjunction.
 * @throws INVALID_ARGUMENT for more than 30 disjunctions
 */
export function toDisjunctiveNormalForm(filter: Filter | undefined): readonly Conjunction[] {
  if (filter === undefined) return [[]];
  if (filter.kind === 'field') {
    if (filter.operator === 'IN') return expandValues(filter, 'EQUAL');
    if (filter.operator === 'ARRAY_CONTAINS_ANY') return expandValues(filter, 'ARRAY_CONTAINS');
    return [[filter]];
  }
  if (filter.kind === 'or') return toDistinct(filter.filters.flatMap(toDisjunctiveNormalForm));
  return filter.filters.reduce<readonly Conjunction[]>(
    (combined, part) => {
      const branches = toDisjunctiveNormalForm(part);
      return toDistinct(combined.flatMap((left) => branches.map((right) => [...left, ...right])));
    },
    [[]],
  );
}

function expandValues(filter: FieldFilter, operator: Operator): readonly Conjunction[] {
  return toDistinct((getArrayItems(filter.value) ?? []).map((value) => [{ ...filter, operator, value }]));
}

/** Drops conjunctions of the same filters. @throws INVALID_ARGUMENT for more than 30 */
function toDistinct(branches: readonly Conjunction[]): readonly Conjunction[] {
  if (branches.length === 1 && (branches[0] as Conjunction).length < 2) return branches;
  const distinct = new Map<string, Conjunction>();
  for (const branch of branches) {
    const filters = new Map(branch.map((part) => [toKey(part), part]));
    const key = [...filters.keys()].sort().join();
    if (!distinct.has(key)) distinct.set(key, filters.size < branch.length ? [...filters.values()] : branch);
  }
  if (distinct.size > maxDisjunctions)
    throw invalidArgumentError(
      `Too many disjunctions after normalization. Result had ${distinct.size} disjunctions which is more than the maximum of ${maxDisjunctions}`,
    );
  return [...distinct.values()];
}

function toKey({ path, operator, value, isUnary }: FieldFilter): string {
  return JSON.stringify([path, operator, value, isUnary]);
}
