import { invalidArgumentError, RpcError } from '../errors.ts';
import { getDatabasePath, getSegmentsBelowRoot } from '../store/resource-names.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { getArrayItems } from '../values/value.ts';
import { toDisjunctiveNormalForm } from './disjunctive-normal-form.ts';
import { countComparisons, countContains, toFilterForm, type FilterForm } from './filter-form.ts';
import type { FieldFilter, Operator, Query } from './query.ts';
import { getFieldFilters, isInequality, isNamePath } from './query.ts';

const negations: readonly Operator[] = ['NOT_EQUAL', 'NOT_IN'];
const disjunctions: readonly Operator[] = ['IN', 'ARRAY_CONTAINS_ANY'];

/**
 * Rejects the combinations of filters and orderings that production rejects.
 * @throws INVALID_ARGUMENT, FAILED_PRECONDITION for a listener with two array-contains
 */
export function assertSupportedQuery(query: Query, isListener: boolean): void {
  const filters = getFieldFilters(query.where);
  assertNegations(query, filters);
  const form = query.where && toFilterForm(query.where);
  assertSize(form, query);
  assertContains(form, isListener);
  toDisjunctiveNormalForm(query.where);
  assertInequalities(filters);
  assertOrder(query);
  assertCollection(query, filters);
  assertDatabase(query, filters);
}

function assertNegations({ where }: Query, filters: readonly FieldFilter[]): void {
  if (filters.filter(({ operator }) => negations.includes(operator)).length > 1)
    throw invalidArgumentError(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  const isDisjunction = hasOr(where) || filters.some(({ operator }) => disjunctions.includes(operator));
  if (isDisjunction && filters.some(({ operator }) => operator === 'NOT_IN'))
    throw invalidArgumentError(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
}

function hasOr(filter: Query['where']): boolean {
  if (filter === undefined || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

/** Source: https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const maxParts = 100;

function assertSize(form: FilterForm | undefined, { explicitOrderCount, scope }: Query): void {
  const filters = form === undefined ? 0 : countComparisons(form);
  const ancestors = getSegmentsBelowRoot(scope.parent).length > 0 ? 1 : 0;
  if (filters + explicitOrderCount + ancestors > maxParts)
    throw invalidArgumentError(
      `The query may not have more than ${maxParts} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${explicitOrderCount} sort orders, and ${ancestors === 1 ? 'one' : 'no'} ancestor filter.`,
    );
}

function assertContains(form: FilterForm | undefined, isListener: boolean): void {
  if (form === undefined || countContains(form) <= 1) return;
  throw isListener
    ? new RpcError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query')
    : invalidArgumentError("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

function assertInequalities(filters: readonly FieldFilter[]): void {
  const paths = new Set(filters.filter(isInequality).map(({ path }) => formatFieldPath(path)));
  if (paths.size > 10)
    throw invalidArgumentError('A query may have inequality filters on at most 10 fields.');
  const hasNameEquality = filters.some(
    ({ path, operator }) => isNamePath(path) && (operator === 'EQUAL' || operator === 'IN'),
  );
  if (hasNameEquality && paths.size > 0 && !paths.has('__name__'))
    throw invalidArgumentError(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}

function assertOrder({ orderBy }: Query): void {
  const index = orderBy.findIndex(({ path }) => isNamePath(path));
  if (index < orderBy.length - 1)
    throw invalidArgumentError('order by clause cannot contain more fields after the key');
}

/** A query on all collections only reads documents in the order of their names. */
function assertCollection({ scope, orderBy }: Query, filters: readonly FieldFilter[]): void {
  if (scope.collectionId !== undefined) return;
  const filter = filters.find(({ path }) => !isNamePath(path));
  if (filter !== undefined)
    throw invalidArgumentError(`kind is required for filter: ${formatFieldPath(filter.path)}`);
  if (orderBy.length > 1 || orderBy[0]?.isDescending === true)
    throw invalidArgumentError('kind is required for all orders except __key__ ascending');
}

/** The names in filters and cursors must be in the database of the query. */
function assertDatabase({ scope, startAt, endAt, orderBy }: Query, filters: readonly FieldFilter[]): void {
  const [root] = /^projects\/[^/]+\/databases\/[^/]+\/documents/.exec(scope.parent) ?? [''];
  const nameIndex = orderBy.findIndex(({ path }) => isNamePath(path));
  const names: readonly (Value | undefined)[] = [
    ...filters.filter(({ path }) => isNamePath(path)).flatMap(({ value }) => getArrayItems(value) ?? [value]),
    startAt?.values[nameIndex],
    endAt?.values[nameIndex],
  ];
  for (const name of names)
    if (name !== undefined && 'referenceValue' in name && !name.referenceValue.startsWith(`${root}/`))
      throw invalidArgumentError(
        `The request was for database '${getDatabasePath(scope.parent)}' but was attempting to access database '${getDatabasePath(name.referenceValue)}'`,
      );
}
