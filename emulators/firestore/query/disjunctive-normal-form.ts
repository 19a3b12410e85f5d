import { invalidArgumentError } from '../errors.ts';
import { getArrayItems } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';

/** Production's limit on the disjunctions of a query in disjunctive normal form. */
const maxDisjunctions = 30;

/**
 * Converts a filter to a disjunction of conjunctions, expanding `in` to equalities and `array-contains-any` to
 * `array-contains`. Without a filter, the result is one empty conjunction.
 * @throws INVALID_ARGUMENT for more than 30 disjunctions
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
    (combined, part) => {
      const branches = toDisjunctiveNormalForm(part);
      if (combined.length * branches.length > maxDisjunctions) throw tooManyDisjunctionsError();
      return combined.flatMap((left) => branches.map((right) => [...left, ...right]));
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
