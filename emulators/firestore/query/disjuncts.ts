import { invalid } from '../errors.ts';
import { arrayItems } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';

/** Production's limit on what a query's `or`, `in` and `array-contains-any` come to together. */
const MAXIMUM_DISJUNCTS = 30;

/**
 * The filter as an `or` of `and`s, with `in` and `array-contains-any` taken apart into equalities and
 * array-contains; a query without filters is one empty `and`.
 * @throws INVALID_ARGUMENT when there are more than 30
 */
export function disjuncts(filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  if (filter === undefined) return [[]];
  if (filter.kind === 'field') {
    if (filter.operator === 'IN') return alternatives(filter, 'EQUAL');
    if (filter.operator === 'ARRAY_CONTAINS_ANY') return alternatives(filter, 'ARRAY_CONTAINS');
    return [[filter]];
  }
  if (filter.kind === 'or') return checked(filter.filters.flatMap(disjuncts));
  return filter.filters.reduce<readonly (readonly FieldFilter[])[]>(
    (sofar, part) => {
      const branches = disjuncts(part);
      if (sofar.length * branches.length > MAXIMUM_DISJUNCTS) throw tooMany();
      return sofar.flatMap((left) => branches.map((right) => [...left, ...right]));
    },
    [[]],
  );
}

function alternatives(filter: FieldFilter, operator: Operator): readonly (readonly FieldFilter[])[] {
  return checked((arrayItems(filter.value) ?? []).map((value) => [{ ...filter, operator, value }]));
}

function checked<T>(branches: readonly T[]): readonly T[] {
  if (branches.length > MAXIMUM_DISJUNCTS) throw tooMany();
  return branches;
}

function tooMany(): Error {
  return invalid(
    `The query exceeds the maximum of ${MAXIMUM_DISJUNCTS} disjunctions after normalization of its IN, ARRAY_CONTAINS_ANY and OR filters.`,
  );
}
