import { invalidArgumentError, type RpcError } from '../errors.ts';
import { flattenForm, toFilterForm, type FilterForm } from './filter-form.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Production's limit on the disjunctions of a query in disjunctive normal form. */
const maxDisjunctions = 30;
/** Google's emulator gives up here, even if most of the combinations are equal. */
const maxCombinations = 60;

/**
 * Different filters by their keys. As in Google's emulator, a comparison that is alone in a conjunction has another key
 * than the comparison itself, or what remains of several equal ones.
 */
interface Conjunction {
  readonly key: string;
  readonly filters: ReadonlyMap<string, FieldFilter>;
}

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
  return conjunctions.map(({ filters }) => [...filters.values()]);
}

function expand(form: FilterForm): readonly Conjunction[] {
  if (form.kind === 'field') return [{ key: form.key, filters: new Map([[form.key, form.filter]]) }];
  const branches = toDistinctBy(getKeys, form.parts.map(expand));
  if (form.kind === 'or') return toDistinctBy(getKey, branches.flat());
  const combinations = branches.reduce((product, { length }) => product * length, 1);
  if (combinations > maxCombinations) throw createError(`, the maximum is ${maxDisjunctions}`);
  const [only, second] = form.parts;
  if (second === undefined && only?.kind === 'field')
    return branches.flat().map(({ filters }) => ({ key: form.key, filters }));
  return toDistinctBy(
    getKey,
    branches.reduce<readonly Conjunction[]>(
      (combined, part) => combined.flatMap((left) => part.map((right) => join(left, right))),
      [{ key: '', filters: new Map() }],
    ),
  );
}

function join(left: Conjunction, right: Conjunction): Conjunction {
  const filters = new Map([...left.filters, ...right.filters]);
  return { key: [...filters.keys()].sort().join(), filters };
}

const getKey = ({ key }: Conjunction) => key;
const getKeys = (branch: readonly Conjunction[]) => branch.map(getKey).sort().join('|');

function toDistinctBy<Item>(getItemKey: (item: Item) => string, items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [getItemKey(item), item])).values()];
}

function createError(result: string): RpcError {
  return invalidArgumentError(`Too many disjunctions after normalization${result}`);
}
