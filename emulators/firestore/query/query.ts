import type { Scope } from '../store/document-store.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';

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
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** The position just before the documents that equal the values, else just after them. */
  readonly before: boolean;
}

export interface Query {
  readonly scope: Scope;
  readonly where: Filter | undefined;
  /** Complete: with the implied orderings of inequality fields and, last, the document's name. */
  readonly orderBy: readonly Order[];
  /** As many of the above as the request named itself. */
  readonly explicitOrderCount: number;
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** The fields wanted; undefined: whole documents. */
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

/** Whether the filter leaves more than one value of its field: such fields are ordered by. */
export function isInequality(filter: FieldFilter): boolean {
  return inequalityOperators.includes(filter.operator);
}

/** Whether the path is the document's name rather than a field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** Every field filter in a filter. */
export function getFieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(getFieldFilters);
}
