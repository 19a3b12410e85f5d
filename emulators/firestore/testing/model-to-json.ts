import type { Value } from '../values/value.ts';
import { documentsRoot } from './arbitraries.ts';
import type { ModelComposite, ModelFilter, ModelQuery, PlainValue } from './query-model.ts';
import { getFullOrder } from './query-model.ts';

const protoOperators: Readonly<Record<ModelFilter['op'], string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** Converts a plain value as SDKs do. */
export function toValueJson(plain: PlainValue): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    if (Number.isSafeInteger(plain)) return { integerValue: String(plain) };
    return { doubleValue: Number.isNaN(plain) ? 'NaN' : plain };
  }
  return { arrayValue: { values: plain.map(toValueJson) } };
}

/** Converts the fields of a document. */
export function toFieldsJson(data: Readonly<Record<string, PlainValue>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValueJson(value)]));
}

/** Converts a query to a StructuredQuery on the collection `c`. */
export function toStructuredQuery(query: ModelQuery): object {
  const order = getFullOrder(query);
  const cursorJson = (cursor: ModelQuery['startAt']) =>
    cursor && {
      before: cursor.before,
      values: cursor.values.map((value, index) =>
        order[index]?.field === '__name__'
          ? { referenceValue: `${documentsRoot}/c/${String(value)}` }
          : toValueJson(value),
      ),
    };
  return {
    from: [{ collectionId: 'c' }],
    where: query.where && toFilterJson(query.where),
    orderBy: query.orderBy.map(({ field, isDescending }) => ({
      field: { fieldPath: field },
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    })),
    startAt: cursorJson(query.startAt),
    endAt: cursorJson(query.endAt),
    offset: query.offset,
    limit: query.limit,
  };
}

function toFilterJson(filter: ModelFilter | ModelComposite): object {
  if ('filters' in filter)
    return { compositeFilter: { op: filter.type, filters: filter.filters.map(toFilterJson) } };
  const { field, op, value } = filter;
  if ((op === '==' || op === '!=') && (value === null || Number.isNaN(value))) {
    const unary = `IS_${op === '!=' ? 'NOT_' : ''}${value === null ? 'NULL' : 'NAN'}`;
    return { unaryFilter: { field: { fieldPath: field }, op: unary } };
  }
  return { fieldFilter: { field: { fieldPath: field }, op: protoOperators[op], value: toValueJson(value) } };
}
