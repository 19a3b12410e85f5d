import type { Scope } from '../store/document-store.ts';
import type { FieldPath } from '../values/field-path.ts';
import { getArrayItems, isNullOrNaN, type Value } from '../values/value.ts';

export type Operator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY';

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly operator: Operator;
  readonly value: Value;
  /** Set for IS_NULL, IS_NAN and their negations; all other filters match nothing by comparing with null or NaN. */
  readonly isUnary?: true;
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface Order {
  readonly path: FieldPath;
  readonly isDescending: boolean;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** Whether the position is before the documents that equal the values, or after them. */
  readonly before: boolean;
}

export interface Query {
  readonly scope: Scope;
  readonly where: Filter | undefined;
  /** Includes the implicit orderings: inequality fields and, at the end, __name__. */
  readonly orderBy: readonly Order[];
  /** The number of orderings that the request specified. */
  readonly explicitOrderCount: number;
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** The fields to return; undefined: all. */
  readonly select: readonly FieldPath[] | undefined;
}

const inequalityOperators: readonly Operator[] = [
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
];

/** Whether the filter is an inequality, whose field the result is implicitly ordered by. */
export function isInequality(filter: FieldFilter): boolean {
  return inequalityOperators.includes(filter.operator);
}

/** Whether the filter finds nothing, whatever is stored, because it compares with null or NaN. */
export function findsNothing({ operator, value, isUnary }: FieldFilter): boolean {
  if (isUnary) return false;
  const items = getArrayItems(value) ?? [];
  switch (operator) {
    case 'NOT_EQUAL':
      return 'nullValue' in value;
    case 'NOT_IN':
      return items.some((item) => 'nullValue' in item);
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return items.every(isNullOrNaN);
    default:
      return isNullOrNaN(value);
  }
}

/** Whether the path is __name__, the name of the document, and not a field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** All field filters in a filter. */
export function getFieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(getFieldFilters);
}
