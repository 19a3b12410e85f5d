import { invalidArgumentError, RpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import {
  parseList,
  parseObject,
  parseOptionalBoolean,
  parseOptionalInt32,
  parseOptionalObject,
  parseOptionalString,
  parseString,
} from '../parse-json.ts';
import { parseCollectionId, parseParent } from '../store/resource-names.ts';
import type { Scope } from '../store/document-store.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { parseOperand } from '../values/parse-value.ts';
import { compareText } from '../values/compare-text.ts';
import type { Value } from '../values/value.ts';
import { assertSupportedQuery } from './assert-supported-query.ts';
import { parseFilter } from './parse-filter.ts';
import type { Cursor, Filter, Order, Query } from './query.ts';
import { findsNothing, getFieldFilters, isInequality, isNamePath } from './query.ts';

/**
 * Parses a StructuredQuery and adds the implicit orderings.
 * @param parent the document or root that the query runs below
 * @throws INVALID_ARGUMENT, UNIMPLEMENTED for findNearest
 */
export function parseQuery(parent: string, input: unknown, isListener = false): Query {
  const structured = parseObject(input, 'structured_query');
  if (structured['findNearest'] !== undefined)
    throw new RpcError('UNIMPLEMENTED', 'findNearest is not implemented in this backend.');
  const scope = parseScope(parseParent(parent), structured);
  const where = parseFilter(structured['where']);
  const explicit = parseList(structured['orderBy'], 'order_by').map(parseOrder);
  const orderBy = addImplicitOrders(explicit, where);
  const offset = parseOptionalInt32(structured['offset'], 'offset') ?? 0;
  const limit = parseOptionalInt32(structured['limit'], 'limit');
  if (offset < 0) throw invalidArgumentError('offset is negative');
  if (limit !== undefined && limit < 0) throw invalidArgumentError('Limit must be non-negative.');
  const query: Query = {
    scope,
    where,
    orderBy,
    explicitOrderCount: explicit.length,
    startAt: parseCursor(structured['startAt'], explicit),
    endAt: parseCursor(structured['endAt'], explicit),
    offset,
    limit,
    select: parseSelect(structured['select']),
  };
  assertSupportedQuery(query, isListener);
  return query;
}

function parseScope(parent: string, structured: JsonObject): Scope {
  const from = parseList(structured['from'], 'from');
  if (from.length > 1)
    throw invalidArgumentError('StructuredQuery.from cannot have more than one collection selector.');
  const selector = parseOptionalObject(from[0], 'from') ?? {};
  const collectionId = parseOptionalString(selector['collectionId'], 'collection_id');
  const hasCollectionId = collectionId !== undefined && collectionId !== '';
  return {
    parent,
    collectionId: hasCollectionId ? parseCollectionId(collectionId) : undefined,
    allDescendants: parseOptionalBoolean(selector['allDescendants'], 'all_descendants') ?? false,
  };
}

function parseOrder(input: unknown): Order {
  const order = parseObject(input, 'order_by');
  const direction = order['direction'] ?? 'ASCENDING';
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING' && direction !== 'DIRECTION_UNSPECIFIED')
    throw invalidArgumentError(`Invalid direction: ${JSON.stringify(direction)}.`);
  const path = parseFieldPath(parseString(parseObject(order['field'], 'field')['fieldPath'], 'field_path'));
  return { path, isDescending: direction === 'DESCENDING' };
}

/**
 * Appends the inequality fields without an ordering, sorted by name, and then __name__. As in Google's emulator, filters
 * that find nothing do not count, except `not-in`.
 * Source: orderBy in https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery
 */
function addImplicitOrders(explicit: readonly Order[], where: Filter | undefined): readonly Order[] {
  const names = new Set<string>();
  for (const order of explicit) {
    const name = formatFieldPath(order.path);
    if (names.has(name))
      throw invalidArgumentError(`order by clause cannot contain duplicate fields ${name}`);
    names.add(name);
  }
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const inequalities = new Map<string, FieldPath>();
  for (const filter of getFieldFilters(where))
    if (isInequality(filter) && (filter.operator === 'NOT_IN' || !findsNothing(filter)))
      inequalities.set(formatFieldPath(filter.path), filter.path);
  const implicit = [...inequalities]
    .filter(([name, path]) => !names.has(name) && !isNamePath(path))
    .sort(([a], [b]) => compareText(a, b))
    .map(([, path]) => ({ path, isDescending }));
  const nameOrder = names.has('__name__') ? [] : [{ path: ['__name__'], isDescending }];
  return [...explicit, ...implicit, ...nameOrder];
}

/** Parses an optional cursor. @param orderBy the orderings it may have values for @throws INVALID_ARGUMENT */
export function parseCursor(input: unknown, orderBy: readonly Order[]): Cursor | undefined {
  const cursor = parseOptionalObject(input, 'cursor');
  if (cursor === undefined) return undefined;
  const raw = parseList(cursor['values'], 'values');
  if (raw.length > orderBy.length) throw invalidArgumentError('Cursor has too many values.');
  const values = raw.map((item, index): Value => {
    const value = parseOperand(item);
    if (isNamePath(orderBy[index]?.path ?? []) && !('referenceValue' in value))
      throw invalidArgumentError('Cursor __key__ value is not a document reference.');
    return value;
  });
  return { values, before: parseOptionalBoolean(cursor['before'], 'before') ?? false };
}

function parseSelect(input: unknown): readonly FieldPath[] | undefined {
  const select = parseOptionalObject(input, 'select');
  if (select === undefined) return undefined;
  return parseList(select['fields'], 'fields').map((field) =>
    parseFieldPath(parseString(parseObject(field, 'field')['fieldPath'], 'field_path')),
  );
}
