import type { StoredDocument } from '../store/document.ts';
import { isInScope } from '../store/document-store.ts';
import { getField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareValues, getTypeRank } from '../values/compare-values.ts';
import type { Value } from '../values/value.ts';
import { getArrayItems, isNaNValue, isNullOrNaN } from '../values/value.ts';
import type { Cursor, FieldFilter, Filter, Order, Query } from './query.ts';
import { findsNothing, isNamePath } from './query.ts';

type DocumentPredicate = (document: StoredDocument) => boolean;

/** The value of a field, or a reference to the document for __name__. */
export function getValueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path);
}

/** Compiles a test for whether a document matches a query, ignoring limit and offset. */
export function compileMatcher(query: Query): DocumentPredicate {
  const matches = compileInScopeMatcher(query);
  return (document) => isInScope(query.scope, document.name) && matches(document);
}

/** Like compileMatcher, for documents that are in the query's scope. */
export function compileInScopeMatcher(query: Query): DocumentPredicate {
  const tests: DocumentPredicate[] = [];
  if (query.where !== undefined) tests.push(compileFilter(query.where));
  for (const { path } of query.orderBy)
    if (!isNamePath(path)) tests.push((document) => getField(document.fields, path) !== undefined);
  const { startAt, endAt, orderBy } = query;
  if (startAt !== undefined) tests.push((document) => !isBeforeCursor(document, startAt, orderBy));
  if (endAt !== undefined) tests.push((document) => isBeforeCursor(document, endAt, orderBy));
  return (document) => tests.every((test) => test(document));
}

/** Compiles a comparator for documents that have the ordered fields. */
export function compileComparator(
  orderBy: readonly Order[],
): (a: StoredDocument, b: StoredDocument) => number {
  return (a, b) => {
    for (const { path, isDescending } of orderBy) {
      const left = getValueAt(a, path);
      const right = getValueAt(b, path);
      if (left === undefined || right === undefined) continue;
      const order = compareValues(left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };
}

/** Whether the document is before the position of the cursor. */
export function isBeforeCursor(document: StoredDocument, cursor: Cursor, orderBy: readonly Order[]): boolean {
  const order = compareToCursor(document, cursor, orderBy);
  return cursor.before ? order < 0 : order <= 0;
}

function compareToCursor(document: StoredDocument, cursor: Cursor, orderBy: readonly Order[]): number {
  for (const [index, cursorValue] of cursor.values.entries()) {
    const { path, isDescending } = orderBy[index] as Order;
    const value = getValueAt(document, path);
    const order = value === undefined ? -1 : compareValues(value, cursorValue);
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

function compileFilter(filter: Filter): DocumentPredicate {
  if (filter.kind === 'field') {
    const test = compileComparison(filter);
    const { path } = filter;
    return (document) => {
      const value = getValueAt(document, path);
      return value !== undefined && test(value);
    };
  }
  const tests = filter.filters.map(compileFilter);
  return filter.kind === 'and'
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document));
}

/**
 * Compiles a comparison. Only unary filters find null and NaN: elsewhere they are equal to nothing, in no range and, in
 * a list, not there.
 */
function compileComparison(filter: FieldFilter): (actual: Value) => boolean {
  if (findsNothing(filter)) return () => false;
  const { operator, value, isUnary } = filter;
  const rank = getTypeRank(value);
  const items = (getArrayItems(value) ?? []).filter((item) => !isNullOrNaN(item));
  const isListed = (actual: Value) => items.some((item) => compareValues(actual, item) === 0);
  const compare = (test: (order: number) => boolean) => (actual: Value) =>
    getTypeRank(actual) === rank && test(compareValues(actual, value));
  const compareInRange = (test: (order: number) => boolean) => (actual: Value) =>
    getTypeRank(actual) === rank && !isNaNValue(actual) && test(compareValues(actual, value));
  switch (operator) {
    case 'EQUAL':
      return compare((order) => order === 0);
    case 'LESS_THAN':
      return compareInRange((order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return compareInRange((order) => order <= 0);
    case 'GREATER_THAN':
      return compareInRange((order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return compareInRange((order) => order >= 0);
    case 'NOT_EQUAL':
      if (!isUnary && isNaNValue(value)) return (actual) => !('nullValue' in actual);
      return (actual) => !('nullValue' in actual) && compareValues(actual, value) !== 0;
    case 'IN':
      return isListed;
    case 'NOT_IN':
      return (actual) => !('nullValue' in actual) && !isListed(actual);
    case 'ARRAY_CONTAINS':
      return (actual) => getArrayItems(actual)?.some((item) => compareValues(item, value) === 0) ?? false;
    case 'ARRAY_CONTAINS_ANY':
      return (actual) => getArrayItems(actual)?.some(isListed) ?? false;
  }
}
