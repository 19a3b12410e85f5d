/**
 * A reference implementation of queries that filters and sorts a list of plain JavaScript values. It shares no code
 * with the engine.
 */
export type PlainValue = null | boolean | number | string | readonly PlainValue[];

export interface ModelDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, PlainValue>>;
}

export interface ModelFilter {
  readonly field: string;
  readonly op:
    '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';
  readonly value: PlainValue;
}

export interface ModelComposite {
  readonly type: 'AND' | 'OR';
  readonly filters: readonly (ModelFilter | ModelComposite)[];
}

export interface ModelQuery {
  readonly where: ModelFilter | ModelComposite | undefined;
  readonly orderBy: readonly { readonly field: string; readonly isDescending: boolean }[];
  readonly startAt: { readonly values: readonly PlainValue[]; readonly before: boolean } | undefined;
  readonly endAt: { readonly values: readonly PlainValue[]; readonly before: boolean } | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
}

function getTypeRank(value: PlainValue): number {
  if (value === null) return 0;
  return ['boolean', 'number', 'string', 'object'].indexOf(typeof value) + 1;
}

function comparePlainValues(a: PlainValue, b: PlainValue): number {
  if (getTypeRank(a) !== getTypeRank(b)) return getTypeRank(a) - getTypeRank(b);
  if (typeof a === 'number' && typeof b === 'number') {
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (Array.isArray(a) && Array.isArray(b)) {
    const index = a.findIndex(
      (item, i) => i >= b.length || comparePlainValues(item as PlainValue, b[i] as PlainValue) !== 0,
    );
    if (index === -1) return a.length - b.length;
    return index >= b.length ? 1 : comparePlainValues(a[index] as PlainValue, b[index] as PlainValue);
  }
  return Number(a) - Number(b);
}

const isEqual = (a: PlainValue, b: PlainValue) => comparePlainValues(a, b) === 0;
const toList = (value: PlainValue): readonly PlainValue[] =>
  Array.isArray(value) ? (value as PlainValue[]) : [];

const isNullOrNaN = (value: PlainValue) => value === null || Number.isNaN(value);
const isRange = (op: ModelFilter['op']) => op.startsWith('<') || op.startsWith('>');

const isInequality = ({ op }: ModelFilter) => ['!=', 'not-in'].includes(op) || isRange(op);

const isImpossible = ({ op, value }: ModelFilter) =>
  isRange(op) ? isNullOrNaN(value) : op === 'not-in' && toList(value).includes(null);

/** Equality with null and NaN is a unary filter; all other filters match neither. */
function matchesFieldFilter({ op, value }: ModelFilter, actual: PlainValue): boolean {
  if (isNullOrNaN(value) && op !== '==' && op !== '!=') return false;
  const isSameType = getTypeRank(actual) === getTypeRank(value) && (!isRange(op) || !Number.isNaN(actual));
  const order = comparePlainValues(actual, value);
  switch (op) {
    case '==':
      return order === 0;
    case '!=':
      return actual !== null && order !== 0;
    case '<':
      return isSameType && order < 0;
    case '<=':
      return isSameType && order <= 0;
    case '>':
      return isSameType && order > 0;
    case '>=':
      return isSameType && order >= 0;
    case 'in':
      return toList(value).some((item) => !isNullOrNaN(item) && isEqual(item, actual));
    case 'not-in':
      if (toList(value).includes(null) || actual === null) return false;
      return !toList(value).some((item) => !isNullOrNaN(item) && isEqual(item, actual));
    case 'array-contains':
      return toList(actual).some((item) => isEqual(item, value));
    case 'array-contains-any':
      return toList(actual).some((item) =>
        toList(value).some((other) => !isNullOrNaN(other) && isEqual(item, other)),
      );
  }
}

function matchesFilter(filter: ModelFilter | ModelComposite, document: ModelDocument): boolean {
  if ('filters' in filter)
    return filter.type === 'AND'
      ? filter.filters.every((part) => matchesFilter(part, document))
      : filter.filters.some((part) => matchesFilter(part, document));
  const actual = document.data[filter.field];
  return actual !== undefined && matchesFieldFilter(filter, actual);
}

function getLeafFilters(filter: ModelFilter | ModelComposite | undefined): readonly ModelFilter[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(getLeafFilters) : [filter];
}

/** The explicit orderings, then the inequality fields by name, then the id. */
export function getFullOrder({ where, orderBy }: ModelQuery): ModelQuery['orderBy'] {
  const isDescending = orderBy.at(-1)?.isDescending ?? false;
  const explicit = new Set(orderBy.map(({ field }) => field));
  const implicit = getLeafFilters(where)
    .filter((filter) => isInequality(filter) && !isImpossible(filter))
    .map(({ field }) => field)
    .filter((field) => !explicit.has(field));
  const extra = [...new Set(implicit)].sort().concat(explicit.has('__name__') ? [] : ['__name__']);
  return [...orderBy, ...extra.map((field) => ({ field, isDescending }))];
}

/** Runs a query. @returns the ids of the matching documents in order */
export function runModelQuery(documents: readonly ModelDocument[], query: ModelQuery): readonly string[] {
  const order = getFullOrder(query);
  const value = (document: ModelDocument, field: string) =>
    field === '__name__' ? document.id : document.data[field];
  const applyDirection = (result: number, isDescending: boolean) => (isDescending ? -result : result);
  const compareToCursor = (document: ModelDocument, values: readonly PlainValue[]) => {
    for (const [index, cursorValue] of values.entries()) {
      const { field, isDescending } = order[index] as { field: string; isDescending: boolean };
      const result = comparePlainValues(value(document, field) as PlainValue, cursorValue);
      if (result !== 0) return applyDirection(result, isDescending);
    }
    return 0;
  };
  const { startAt, endAt, where, limit, offset } = query;
  const isBefore = (document: ModelDocument, cursor: NonNullable<ModelQuery['startAt']>) =>
    cursor.before
      ? compareToCursor(document, cursor.values) < 0
      : compareToCursor(document, cursor.values) <= 0;
  return documents
    .filter((document) => where === undefined || matchesFilter(where, document))
    .filter((document) => order.every(({ field }) => value(document, field) !== undefined))
    .filter((document) => startAt === undefined || !isBefore(document, startAt))
    .filter((document) => endAt === undefined || isBefore(document, endAt))
    .sort((a, b) => {
      for (const { field, isDescending } of order) {
        const result = comparePlainValues(value(a, field) as PlainValue, value(b, field) as PlainValue);
        if (result !== 0) return applyDirection(result, isDescending);
      }
      return 0;
    })
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ id }) => id);
}
