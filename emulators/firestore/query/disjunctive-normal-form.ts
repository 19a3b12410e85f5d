import { invalidArgumentError } from '../errors.ts';
import { getArrayItems } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';

/** Production's limit on what a query's `or`, `in` and `array-contains-any` come to together. */
const maxDisjunctions = 30;

/**
 * The filter as an `or` of `and`s, with `in` and `array-contains-any` taken apart into equalities and
 * array-contains; a query without filters is one empty `and`.
 * @throws INVALID_ARGUMENT when there are more than 30
 */
export function toDisjunctiveNormalForm(filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  if (filter === undefined) return [[]];
  if (filter.kind === 'field') {
    if (filter.operator === 'IN') return expandValues(filter, 'EQUAL');
    if (filter.operator === 'ARRAY_CONTAINS_ANY') return expandValues(filter, 'ARRAY_CONTAINS');
    return [[filter]];
  }
  if (filter.kind === 'or') return assertDisjunctionLimit(filter.filters.flatMap(toDisjunctiveNormalForm));
  return filter.filters.reduce<readonly (readonly FieldFilter[])[]>(
    (sofar, part) => {
      const branches = toDisjunctiveNormalForm(part);
      if (sofar.length * branches.length > maxDisjunctions) throw tooManyDisjunctionsError();
      return sofar.flatMap((left) => branches.map((right) => [...left, ...right]));
    },
    [[]],
  );
}

function expandValues(filter: FieldFilter, operator: Operator): readonly (readonly FieldFilter[])[] {
  return assertDisjunctionLimit(
    (getArrayItems(filter.value) ?? []).map((value) => [{ ...filter, operator, value }]),
  );
}

function assertDisjunctionLimit<T>(branches: readonly T[]): readonly T[] {
  if (branches.length > maxDisjunctions) throw tooManyDisjunctionsError();
  return branches;
}

function tooManyDisjunctionsError(): Error {
  return invalidArgumentError(
    `The query exceeds the maximum of ${maxDisjunctions} disjunctions after normalization of its IN, ARRAY_CONTAINS_ANY and OR filters.`,
  );
}
