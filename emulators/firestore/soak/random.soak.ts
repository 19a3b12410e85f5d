import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QueryIndexCache } from '../query/query-index-cache.ts';
import { runQuery } from '../query/run-query.ts';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson } from '../testing/model-to-json.ts';
import { parseModelQuery } from '../testing/parse-model-query.ts';
import { runModelQuery } from '../testing/query-model.ts';
import { parseFields } from '../values/parse-value.ts';

test('200,000 random queries return the same as the model, with and without indexes', () => {
  fc.assert(
    fc.property(documents, queries, (list, query) => {
      const store = new DocumentStore();
      const indexes = new QueryIndexCache(1);
      const time = store.clock.tick();
      store.apply(
        list.map(({ id, data }) => {
          const name = `${documentsRoot}/c/${id}`;
          const fields = parseFields(toFieldsJson(data));
          return { name, before: undefined, after: { name, fields, createTime: time, updateTime: time } };
        }),
        time,
      );
      const parsed = parseModelQuery(query);
      if (parsed === undefined) return;
      const expected = runModelQuery(list, query);
      const getIds = (usedIndexes?: QueryIndexCache) =>
        runQuery(parsed, store, usedIndexes).map(({ name }) => getResourceId(name));
      expect(getIds()).toEqual(expected);
      expect(getIds(indexes)).toEqual(expected);
    }),
    { numRuns: 200_000 },
  );
});
