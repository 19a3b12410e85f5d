/**
 * Which indexes a query needs, after production's rules: a query is served by scanning one index, or by
 * joining several that all end with the query's ordering. Source:
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { toDisjunctiveNormalForm } from '../query/disjunctive-normal-form.ts';
import type { FieldFilter, Query } from '../query/query.ts';
import { isInequality, isNamePath } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath } from '../values/field-path.ts';

/** What one branch of a query's `or` asks of the indexes. */
export interface IndexRequirement {
  /** Fields compared for equality, in the order they are named. */
  readonly equalityFields: readonly string[];
  /** The field of an array-contains. */
  readonly arrayContainsField: string | undefined;
  /** How the result is ordered: every index in the join must end so. Equality fields are left out. */
  readonly order: readonly OrderedField[];
  /** Fields that a sum or average reads; the index must hold them too. */
  readonly aggregatedFields: readonly string[];
}

export interface OrderedField {
  readonly fieldPath: string;
  readonly descending: boolean;
}

/** One need for each branch of the query's `or`; all must be served. */
export function getIndexRequirements(
  query: Query,
  aggregated: readonly FieldPath[],
): readonly IndexRequirement[] {
  return toDisjunctiveNormalForm(query.where).map((filters) =>
    toIndexRequirement(query, filters, aggregated),
  );
}

function toIndexRequirement(
  query: Query,
  filters: readonly FieldFilter[],
  aggregated: readonly FieldPath[],
): IndexRequirement {
  const named = filters.filter(({ path }) => !isNamePath(path));
  const equalityFields = unique(
    named.filter(({ operator }) => operator === 'EQUAL').map(({ path }) => formatFieldPath(path)),
  );
  const contains = named.find(({ operator }) => operator === 'ARRAY_CONTAINS');
  const order = trimImplicitName(
    query.orderBy
      .map(({ path, descending }) => ({ fieldPath: formatFieldPath(path), descending }))
      .filter(({ fieldPath }) => !equalityFields.includes(fieldPath)),
    filters.some((filter) => isNamePath(filter.path) && isInequality(filter)),
  );
  const taken = new Set([...equalityFields, ...order.map(({ fieldPath }) => fieldPath)]);
  return {
    equalityFields,
    arrayContainsField: contains === undefined ? undefined : formatFieldPath(contains.path),
    order,
    aggregatedFields: unique(aggregated.map(formatFieldPath)).filter((path) => !taken.has(path)),
  };
}

/**
 * Every index ends with the document's name, in the direction of its last field: a final __name__ needs to
 * be named only when it turns the other way.
 */
function trimImplicitName(order: readonly OrderedField[], namePinned: boolean): readonly OrderedField[] {
  const last = order.at(-1);
  if (last?.fieldPath !== '__name__') return order;
  const previous = order.at(-2);
  if (previous === undefined) return last.descending && !namePinned ? order : [];
  return previous.descending === last.descending ? order.slice(0, -1) : order;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
