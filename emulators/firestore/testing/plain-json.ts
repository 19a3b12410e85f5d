import type { Value } from '../values/value.ts';
import { ROOT } from './arbitraries.ts';
import type { ModelComposite, ModelFilter, ModelQuery, Plain } from './query-model.ts';
import { fullOrder } from './query-model.ts';

const OPERATORS: Readonly<Record<ModelFilter['op'], string>> = {
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

/** A plain value as the SDKs would send it. */
function valueJson(plain: Plain): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    if (Number.isSafeInteger(plain)) return { integerValue: String(plain) };
    return { doubleValue: Number.isNaN(plain) ? 'NaN' : plain };
  }
  return { arrayValue: { values: plain.map(valueJson) } };
}

/** A document's fields. */
export function fieldsJson(data: Readonly<Record<string, Plain>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueJson(value)]));
}

/** The query as a StructuredQuery on the collection `c`. */
export function queryJson(query: ModelQuery): object {
  const order = fullOrder(query);
  const cursorJson = (cursor: ModelQuery['startAt']) =>
    cursor && {
      before: cursor.before,
      values: cursor.values.map((value, index) =>
        order[index]?.field === '__name__'
          ? { referenceValue: `${ROOT}/c/${String(value)}` }
          : valueJson(value),
      ),
    };
  return {
    from: [{ collectionId: 'c' }],
    where: query.where && filterJson(query.where),
    orderBy: query.orderBy.map(({ field, descending }) => ({
      field: { fieldPath: field },
      direction: descending ? 'DESCENDING' : 'ASCENDING',
    })),
    startAt: cursorJson(query.startAt),
    endAt: cursorJson(query.endAt),
    offset: query.offset,
    limit: query.limit,
  };
}

function filterJson(filter: ModelFilter | ModelComposite): object {
  if ('filters' in filter)
    return { compositeFilter: { op: filter.type, filters: filter.filters.map(filterJson) } };
  const { field, op, value } = filter;
  return { fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: valueJson(value) } };
}
