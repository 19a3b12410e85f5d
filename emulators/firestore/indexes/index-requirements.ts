/**
 * The indexes that a query needs in production: it scans one index or merges several that all end with its ordering.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { RpcError } from '../errors.ts';
import { toDisjunctiveNormalForm } from '../query/disjunctive-normal-form.ts';
import type { FieldFilter, Query } from '../query/query.ts';
import { getFieldFilters, isNamePath } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath } from '../values/field-path.ts';

/** The index requirement of one branch of a query in disjunctive normal form. */
export interface IndexRequirement {
  /** Fields compared for equality, in the order of the filters. */
  readonly equalityFields: readonly string[];
  /** The field of an array-contains. */
  readonly arrayContainsField: string | undefined;
  /** The orderings without equality fields; every merged index must end with them. */
  readonly order: readonly OrderedField[];
  /** Other fields of sums and averages, which the index must contain. */
  readonly aggregatedFields: readonly string[];
}

export interface OrderedField {
  readonly fieldPath: string;
  readonly isDescending: boolean;
}

/** The requirements of all branches of a query; indexes must serve each of them. */
export function getIndexRequirements(
  query: Query,
  aggregated: readonly FieldPath[] = [],
): readonly IndexRequirement[] {
  return toDisjunctiveNormalForm(query.where).map((filters) =>
    toIndexRequirement(query, filters, aggregated),
  );
}

/**
 * There is no index of descending names unless it is declared. Filters on other fields have indexes that end with the name.
 * @throws FAILED_PRECONDITION when a query needs one
 */
export function assertNoDescendingKeyScan({ orderBy: [first], where }: Query): void {
  const isDescending = first !== undefined && isNamePath(first.path) && first.isDescending;
  if (isDescending && getFieldFilters(where).every(({ path }) => isNamePath(path)))
    throw new RpcError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}

function toIndexRequirement(
  query: Query,
  filters: readonly FieldFilter[],
  aggregated: readonly FieldPath[],
): IndexRequirement {
  const fieldFilters = filters.filter(({ path }) => !isNamePath(path));
  const equalityFields = unique(
    fieldFilters.filter(({ operator }) => operator === 'EQUAL').map(({ path }) => formatFieldPath(path)),
  );
  const contains = fieldFilters.find(({ operator }) => operator === 'ARRAY_CONTAINS');
  const order = trimImplicitName(
    query.orderBy
      .map(({ path, isDescending }) => ({ fieldPath: formatFieldPath(path), isDescending }))
      .filter(({ fieldPath }) => !equalityFields.includes(fieldPath)),
  );
  const indexedFields = new Set([...equalityFields, ...order.map(({ fieldPath }) => fieldPath)]);
  return {
    equalityFields,
    arrayContainsField: contains === undefined ? undefined : formatFieldPath(contains.path),
    order,
    aggregatedFields: unique(aggregated.map(formatFieldPath)).filter((path) => !indexedFields.has(path)),
  };
}

/**
 * Every index implicitly ends with __name__ in the direction of its last field, so the requirement contains __name__
 * only in the opposite direction.
 */
function trimImplicitName(order: readonly OrderedField[]): readonly OrderedField[] {
  const last = order.at(-1);
  if (last?.fieldPath !== '__name__') return order;
  const previous = order.at(-2);
  if (previous === undefined) return last.isDescending ? order : [];
  return previous.isDescending === last.isDescending ? order.slice(0, -1) : order;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
