import fc from 'fast-check';
import type { ModelComposite, ModelDocument, ModelFilter, ModelQuery, PlainValue } from './query-model.ts';
import { getFullOrder } from './query-model.ts';

/** Few documents, fields and values, so that random queries often match random documents. */
export const documentsRoot = 'projects/demo/databases/(default)/documents';
const fieldNames = ['a', 'b', 'c'] as const;

const scalar: fc.Arbitrary<PlainValue> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2, max: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom(0.5, Number.NaN, 1e20) },
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'b', '\uffee', '😀') },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);

const plainValue: fc.Arbitrary<PlainValue> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);

export const documentData = fc
  .tuple(...fieldNames.map(() => fc.option(plainValue, { nil: undefined })))
  .map((values): ModelDocument['data'] =>
    Object.fromEntries(
      fieldNames.flatMap((field, index) => (values[index] === undefined ? [] : [[field, values[index]]])),
    ),
  );

export const documentId = fc.integer({ min: 0, max: 11 }).map((number) => `d${number}`);

export const documents: fc.Arbitrary<readonly ModelDocument[]> = fc.uniqueArray(
  fc.record({ id: documentId, data: documentData }),
  { selector: ({ id }) => id, maxLength: 12 },
);

const field = fc.constantFrom(...fieldNames);
const listOf = (maximum: number) => fc.array(scalar, { minLength: 1, maxLength: maximum });

const comparison: fc.Arbitrary<ModelFilter> = fc.oneof(
  fc.record({ field, op: fc.constantFrom('==', '!=', '<', '<=', '>', '>=' as const), value: plainValue }),
  fc.record({ field, op: fc.constant('in' as const), value: listOf(3) }),
  fc.record({ field, op: fc.constant('array-contains' as const), value: scalar }),
  fc.record({ field, op: fc.constant('array-contains-any' as const), value: listOf(2) }),
);

const composite = (parts: fc.Arbitrary<ModelFilter | ModelComposite>): fc.Arbitrary<ModelComposite> =>
  fc.record({
    type: fc.constantFrom('AND' as const, 'OR' as const),
    filters: fc.array(parts, { minLength: 1, maxLength: 3 }),
  });

const where: fc.Arbitrary<ModelQuery['where']> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: comparison },
  { weight: 1, arbitrary: fc.record({ field, op: fc.constant('not-in' as const), value: listOf(3) }) },
  { weight: 3, arbitrary: composite(comparison) },
  { weight: 1, arbitrary: composite(fc.oneof(comparison, composite(comparison))) },
);

const orderBy: fc.Arbitrary<ModelQuery['orderBy']> = fc.uniqueArray(
  fc.record({ field: fc.constantFrom<string>(...fieldNames, '__name__'), isDescending: fc.boolean() }),
  { selector: ({ field: name }) => name, maxLength: 2 },
);

const cursor = fc.record({
  values: fc.array(plainValue, { minLength: 1, maxLength: 2 }),
  before: fc.boolean(),
});
const limits = fc.record({
  offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
  limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
});

/** Random queries on the collection `c`; production rejects some combinations of their filters. */
export const queries: fc.Arbitrary<ModelQuery> = fc
  .record({
    where,
    orderBy,
    startAt: fc.option(cursor, { nil: undefined, freq: 2 }),
    endAt: fc.option(cursor, { nil: undefined, freq: 2 }),
    limits,
    ids: fc.tuple(documentId, documentId),
  })
  .map(({ limits: { offset, limit }, ids, ...rest }): ModelQuery => {
    const query: ModelQuery = { ...rest, offset, limit };
    const order = getFullOrder(query);
    // A cursor has at most one value per ordering, and an id for an ordering by name.
    const fitCursor = (position: ModelQuery['startAt'], id: string) =>
      position && {
        ...position,
        values: position.values
          .slice(0, order.length)
          .map((value, index) => (order[index]?.field === '__name__' ? id : value)),
      };
    return { ...query, startAt: fitCursor(query.startAt, ids[0]), endAt: fitCursor(query.endAt, ids[1]) };
  });
