import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RpcError } from '../errors.ts';
import { OrderViews } from '../query/order-views.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run.ts';
import { idOf } from '../store/names.ts';
import { DocumentStore } from '../store/store.ts';
import { documents, queries, ROOT } from '../testing/arbitraries.ts';
import { fieldsJson, queryJson } from '../testing/plain-json.ts';
import type { ModelQuery } from '../testing/query-model.ts';
import { modelResult } from '../testing/query-model.ts';
import { parseFields } from '../values/parse-value.ts';

function parsed(query: ModelQuery) {
  try {
    return [parseQuery(ROOT, queryJson(query))];
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') return [];
    throw error;
  }
}

test('200,000 random queries answer as filtering and sorting a list does, with and without views', () => {
  fc.assert(
    fc.property(documents, queries, (list, query) => {
      const store = new DocumentStore();
      const views = new OrderViews(1);
      const time = store.clock.tick();
      store.apply(
        list.map(({ id, data }) => {
          const name = `${ROOT}/c/${id}`;
          const fields = parseFields(fieldsJson(data));
          return { name, before: undefined, after: { name, fields, createTime: time, updateTime: time } };
        }),
        time,
      );
      const expected = modelResult(list, query);
      for (const ready of parsed(query)) {
        const ids = (used?: OrderViews) => runQuery(ready, store, used).map(({ name }) => idOf(name));
        expect(ids()).toEqual(expected);
        expect(ids(views)).toEqual(expected);
      }
    }),
    { numRuns: 200_000 },
  );
});
