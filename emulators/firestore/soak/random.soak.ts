import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RpcError } from '../errors.ts';
import { QueryIndexCache } from '../query/query-index-cache.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson, toStructuredQuery } from '../testing/model-to-json.ts';
import type { ModelQuery } from '../testing/query-model.ts';
import { runModelQuery } from '../testing/query-model.ts';
import { parseFields } from '../values/parse-value.ts';

function tryParseQuery(query: ModelQuery) {
  try {
    return [parseQuery(documentsRoot, toStructuredQuery(query))];
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') return [];
    throw error;
  }
}

test('200,000 random queries answer as filtering and sorting a list does, with and without views', () => {
  fc.assert(
    fc.property(documents, queries, (list, query) => {
      const store = new DocumentStore();
      const views = new QueryIndexCache(1);
      const time = store.clock.tick();
      store.apply(
        list.map(({ id, data }) => {
          const name = `${documentsRoot}/c/${id}`;
          const fields = parseFields(toFieldsJson(data));
          return { name, before: undefined, after: { name, fields, createTime: time, updateTime: time } };
        }),
        time,
      );
      const expected = runModelQuery(list, query);
      for (const ready of tryParseQuery(query)) {
        const ids = (used?: QueryIndexCache) =>
          runQuery(ready, store, used).map(({ name }) => getResourceId(name));
        expect(ids()).toEqual(expected);
        expect(ids(views)).toEqual(expected);
      }
    }),
    { numRuns: 200_000 },
  );
});
