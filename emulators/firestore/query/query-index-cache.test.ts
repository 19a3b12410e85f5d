import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RpcError } from '../errors.ts';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentData, documentId, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson, toStructuredQuery } from '../testing/model-to-json.ts';
import { runModelQuery } from '../testing/query-model.ts';
import type { ModelDocument, ModelQuery } from '../testing/query-model.ts';
import { parseFields } from '../values/parse-value.ts';
import { QueryIndexCache } from './query-index-cache.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

function writeDocument(store: DocumentStore, id: string, data: ModelDocument['data'] | undefined): void {
  const time = store.clock.tick();
  const name = `${documentsRoot}/c/${id}`;
  const before = store.get(name);
  const after = data && { name, fields: parseFields(toFieldsJson(data)), createTime: time, updateTime: time };
  if (before !== undefined || after !== undefined) store.apply([{ name, before, after }], time);
}

function tryParseQuery(query: ModelQuery) {
  try {
    return [parseQuery(documentsRoot, toStructuredQuery(query))];
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') return [];
    throw error;
  }
}

const writes = fc.array(fc.tuple(documentId, fc.option(documentData, { nil: undefined })), { maxLength: 20 });

describe('OrderViews', () => {
  it('lead to the same results as looking at everything, while documents come and go', () => {
    fc.assert(
      fc.property(
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        fc.array(writes, { maxLength: 4 }),
        (wanted, rounds) => {
          const store = new DocumentStore();
          const views = new QueryIndexCache(1);
          store.subscribe((changes) => views.apply(changes));
          const model = new Map<string, ModelDocument>();
          for (const round of [[], ...rounds]) {
            for (const [id, data] of round) {
              writeDocument(store, id, data);
              if (data === undefined) model.delete(id);
              else model.set(id, { id, data });
            }
            for (const query of wanted)
              for (const ready of tryParseQuery(query)) {
                const found = runQuery(ready, store, views).map(({ name }) => getResourceId(name));
                expect(found).toEqual(runModelQuery([...model.values()], query));
              }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('look only at what the result needs', () => {
    const store = new DocumentStore();
    const views = new QueryIndexCache(1);
    for (let n = 0; n < 2000; n++) writeDocument(store, `d${n}`, { a: n % 2, b: n });
    const query = parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } } },
      orderBy: [{ field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
      startAt: { values: [{ integerValue: 1001 }], before: true },
      limit: 3,
    });
    const found = views.getCandidates(query, () => store.scan(query.scope));
    const ids = [];
    for (const { name } of found ?? []) {
      ids.push(getResourceId(name));
      if (ids.length === 3) break;
    }
    expect(ids).toEqual(['d1001', 'd999', 'd997']);
  });

  it('are made only for queries that come again', () => {
    const store = new DocumentStore();
    const views = new QueryIndexCache();
    const query = parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'a' } }],
    });
    const ask = () => views.getCandidates(query, () => store.scan(query.scope));
    expect(ask()).toBeUndefined();
    expect(ask()).toBeDefined();
  });

  it('are dropped when many other kinds of query come', () => {
    const store = new DocumentStore();
    const views = new QueryIndexCache(1);
    let scans = 0;
    const ask = (field: string) => {
      const query = parseQuery(documentsRoot, {
        from: [{ collectionId: 'c' }],
        orderBy: [{ field: { fieldPath: field } }],
      });
      views.getCandidates(query, () => {
        scans++;
        return store.scan(query.scope);
      });
    };
    for (let n = 0; n < 60; n++) ask(`f${n}`);
    ask('f59');
    expect(scans).toBe(60);
    ask('f0');
    expect(scans).toBe(61);
  });
});
