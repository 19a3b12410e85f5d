/**
 * Queries worked out the plain way, by filtering and sorting a list, over plain JavaScript values: what the
 * engine's answers are compared with. Shares no code with the engine.
 */
export type Plain = null | boolean | number | string | readonly Plain[];

export interface ModelDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, Plain>>;
}

export interface ModelFilter {
  readonly field: string;
  readonly op:
    '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';
  readonly value: Plain;
}

export interface ModelComposite {
  readonly type: 'AND' | 'OR';
  readonly filters: readonly (ModelFilter | ModelComposite)[];
}

export interface ModelQuery {
  readonly where: ModelFilter | ModelComposite | undefined;
  readonly orderBy: readonly { readonly field: string; readonly descending: boolean }[];
  readonly startAt: { readonly values: readonly Plain[]; readonly before: boolean } | undefined;
  readonly endAt: { readonly values: readonly Plain[]; readonly before: boolean } | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
}

function rank(value: Plain): number {
  if (value === null) return 0;
  return ['boolean', 'number', 'string', 'object'].indexOf(typeof value) + 1;
}

function comparePlain(a: Plain, b: Plain): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'number' && typeof b === 'number') {
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (Array.isArray(a) && Array.isArray(b)) {
    const index = a.findIndex(
      (item, at) => at >= b.length || comparePlain(item as Plain, b[at] as Plain) !== 0,
    );
    if (index === -1) return a.length - b.length;
    return index >= b.length ? 1 : comparePlain(a[index] as Plain, b[index] as Plain);
  }
  return Number(a) - Number(b);
}

const same = (a: Plain, b: Plain) => comparePlain(a, b) === 0;
const list = (value: Plain): readonly Plain[] => (Array.isArray(value) ? (value as Plain[]) : []);

function fieldMatches({ op, value }: ModelFilter, actual: Plain): boolean {
  const comparable = rank(actual) === rank(value);
  const order = comparePlain(actual, value);
  switch (op) {
    case '==':
      return order === 0;
    case '!=':
      return actual !== null && order !== 0;
    case '<':
      return comparable && order < 0;
    case '<=':
      return comparable && order <= 0;
    case '>':
      return comparable && order > 0;
    case '>=':
      return comparable && order >= 0;
    case 'in':
      return list(value).some((item) => same(item, actual));
    case 'not-in':
      return actual !== null && !list(value).some((item) => item === null || same(item, actual));
    case 'array-contains':
      return list(actual).some((item) => same(item, value));
    case 'array-contains-any':
      return list(actual).some((item) => list(value).some((other) => same(item, other)));
  }
}

function matches(filter: ModelFilter | ModelComposite, document: ModelDocument): boolean {
  if ('filters' in filter)
    return filter.type === 'AND'
      ? filter.filters.every((part) => matches(part, document))
      : filter.filters.some((part) => matches(part, document));
  const actual = document.data[filter.field];
  return actual !== undefined && fieldMatches(filter, actual);
}

function leaves(filter: ModelFilter | ModelComposite | undefined): readonly ModelFilter[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(leaves) : [filter];
}

/** The explicit orderings, then inequality fields by name, then the id. */
export function fullOrder({ where, orderBy }: ModelQuery): ModelQuery['orderBy'] {
  const descending = orderBy.at(-1)?.descending ?? false;
  const named = new Set(orderBy.map(({ field }) => field));
  const implied = leaves(where)
    .filter(({ op }) => ['!=', '<', '<=', '>', '>=', 'not-in'].includes(op))
    .map(({ field }) => field)
    .filter((field) => !named.has(field));
  const extra = [...new Set(implied)].sort().concat(named.has('__name__') ? [] : ['__name__']);
  return [...orderBy, ...extra.map((field) => ({ field, descending }))];
}

/** The ids of the query's result, in order. */
export function modelResult(documents: readonly ModelDocument[], query: ModelQuery): readonly string[] {
  const order = fullOrder(query);
  const value = (document: ModelDocument, field: string) =>
    field === '__name__' ? document.id : document.data[field];
  const directed = (result: number, descending: boolean) => (descending ? -result : result);
  const position = (document: ModelDocument, values: readonly Plain[]) => {
    for (const [index, wanted] of values.entries()) {
      const { field, descending } = order[index] as { field: string; descending: boolean };
      const result = comparePlain(value(document, field) as Plain, wanted);
      if (result !== 0) return directed(result, descending);
    }
    return 0;
  };
  const { startAt, endAt, where, limit, offset } = query;
  const isBefore = (document: ModelDocument, cursor: NonNullable<ModelQuery['startAt']>) =>
    cursor.before ? position(document, cursor.values) < 0 : position(document, cursor.values) <= 0;
  return documents
    .filter((document) => where === undefined || matches(where, document))
    .filter((document) => order.every(({ field }) => value(document, field) !== undefined))
    .filter((document) => startAt === undefined || !isBefore(document, startAt))
    .filter((document) => endAt === undefined || isBefore(document, endAt))
    .sort((a, b) => {
      for (const { field, descending } of order) {
        const result = comparePlain(value(a, field) as Plain, value(b, field) as Plain);
        if (result !== 0) return directed(result, descending);
      }
      return 0;
    })
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ id }) => id);
}
