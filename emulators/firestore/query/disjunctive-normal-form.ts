import { invalidArgumentError, type RpcError } from '../errors.ts';
import { flattenForm, toFilterForm, type FilterForm } from './filter-form.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Production's limit on the disjunctions of a query in disjunctive normal form. */
const maxDisjunctions = 30;
/** Google's emulator gives up here, even if most of the combinations are equal. */
const maxCombinations = 60;

/** Different filters by their keys. */
type Conjunction = ReadonlyMap<string, FieldFilter>;

/**
 * Converts a filter to a disjunction of different conjunctions, expanding `in` to equalities and `array-contains-any` to
 * `array-contains`. Without a filter, the result is one empty conjunction.
 * @throws INVALID_ARGUMENT for more than 30 disjunctions
 */
export function toDisjunctiveNormalForm(filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  if (filter === undefined) return [[]];
  const conjunctions = expand(flattenForm(toFilterForm(filter)));
  if (conjunctions.length > maxDisjunctions)
    throw createError(
      `. Result had ${conjunctions.length} disjunctions which is more than the maximum of ${maxDisjunctions}`,
    );
  return conjunctions.map((conjunction) => [...conjunction.values()]);
}

function expand(form: FilterForm): readonly Conjunction[] {
  if (form.kind === 'field') return [new Map([[form.key, form.filter]])];
  const branches = form.parts.map(expand);
  if (form.kind === 'or') return toDistinct(branches.flat());
  const combinations = branches.reduce((product, { length }) => product * length, 1);
  if (combinations > maxCombinations) throw createError(`, the maximum is ${maxDisjunctions}`);
  return toDistinct(
    branches.reduce((combined, part) =>
      combined.flatMap((left) => part.map((right) => new Map([...left, ...right]))),
    ),
  );
}

function toDistinct(conjunctions: readonly Conjunction[]): readonly Conjunction[] {
  const distinct = new Map<string, Conjunction>();
  for (const conjunction of conjunctions) {
    const key = [...conjunction.keys()].sort().join();
    if (!distinct.has(key)) distinct.set(key, conjunction);
  }
  return [...distinct.values()];
}

function createError(result: string): RpcError {
  return invalidArgumentError(`Too many disjunctions after normalization${result}`);
}
