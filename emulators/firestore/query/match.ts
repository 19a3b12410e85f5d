import type { StoredDocument } from '../store/document.ts';
import { isInScope } from '../store/document-store.ts';
import { getField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareValues, getTypeRank } from '../values/compare-values.ts';
import type { Value } from '../values/value.ts';
import { getArrayItems } from '../values/value.ts';
import type { Cursor, FieldFilter, Filter, Order, Query } from './query.ts';
import { isNamePath } from './query.ts';

type DocumentPredicate = (document: StoredDocument) => boolean;

/** The field's value, or the document's reference for __name__. */
export function getValueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path);
}

/** Tests whether a document belongs to the query's result, limit and offset aside. */
export function compileMatcher(query: Query): DocumentPredicate {
  const within = compileInScopeMatcher(query);
  return (document) => isInScope(query.scope, document.name) && within(document);
}

/** The same for documents that are known to be in the query's scope. */
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

/** Compares documents in the query's order. */
export function compileComparator(
  orderBy: readonly Order[],
): (a: StoredDocument, b: StoredDocument) => number {
  return (a, b) => {
    for (const { path, descending } of orderBy) {
      const left = getValueAt(a, path);
      const right = getValueAt(b, path);
      if (left === undefined || right === undefined) continue;
      const order = compareValues(left, right);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

/** Whether the document stands before the cursor's position. */
export function isBeforeCursor(document: StoredDocument, cursor: Cursor, orderBy: readonly Order[]): boolean {
  const order = compareToCursor(document, cursor, orderBy);
  return cursor.before ? order < 0 : order <= 0;
}

function compareToCursor(document: StoredDocument, cursor: Cursor, orderBy: readonly Order[]): number {
  for (const [index, wanted] of cursor.values.entries()) {
    const { path, descending } = orderBy[index] as Order;
    const value = getValueAt(document, path);
    const order = value === undefined ? -1 : compareValues(value, wanted);
    if (order !== 0) return descending ? -order : order;
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

function compileComparison({ operator, value }: FieldFilter): (actual: Value) => boolean {
  const rank = getTypeRank(value);
  const listed = getArrayItems(value) ?? [];
  const isListed = (actual: Value) => listed.some((item) => compareValues(actual, item) === 0);
  const compared = (test: (order: number) => boolean) => (actual: Value) =>
    getTypeRank(actual) === rank && test(compareValues(actual, value));
  switch (operator) {
    case 'EQUAL':
      return compared((order) => order === 0);
    case 'LESS_THAN':
      return compared((order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return compared((order) => order <= 0);
    case 'GREATER_THAN':
      return compared((order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return compared((order) => order >= 0);
    case 'NOT_EQUAL':
      return (actual) => !('nullValue' in actual) && compareValues(actual, value) !== 0;
    case 'IN':
      return isListed;
    case 'NOT_IN':
      // As in production, a null among the values leaves nothing.
      if (listed.some((item) => 'nullValue' in item)) return () => false;
      return (actual) => !('nullValue' in actual) && !isListed(actual);
    case 'ARRAY_CONTAINS':
      return (actual) => getArrayItems(actual)?.some((item) => compareValues(item, value) === 0) ?? false;
    case 'ARRAY_CONTAINS_ANY':
      return (actual) => getArrayItems(actual)?.some(isListed) ?? false;
  }
}
