import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentData, documentId, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson } from '../testing/model-to-json.ts';
import { parseModelQuery } from '../testing/parse-model-query.ts';
import { runModelQuery } from '../testing/query-model.ts';
import type { ModelDocument } from '../testing/query-model.ts';
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

const writes = fc.array(fc.tuple(documentId, fc.option(documentData, { nil: undefined })), { maxLength: 20 });

describe('QueryIndexCache', () => {
  test('returns the same results as the model while documents change', () => {
    fc.assert(
      fc.property(
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        fc.array(writes, { maxLength: 4 }),
        (models, rounds) => {
          const store = new DocumentStore();
          const indexes = new QueryIndexCache(1);
          store.subscribe((changes) => indexes.apply(changes));
          const modelDocuments = new Map<string, ModelDocument>();
          for (const round of [[], ...rounds]) {
            for (const [id, data] of round) {
              writeDocument(store, id, data);
              if (data === undefined) modelDocuments.delete(id);
              else modelDocuments.set(id, { id, data });
            }
            for (const modelQuery of models) {
              const query = parseModelQuery(modelQuery);
              if (query === undefined) continue;
              const found = runQuery(query, store, indexes).map(({ name }) => getResourceId(name));
              expect(found).toEqual(runModelQuery([...modelDocuments.values()], modelQuery));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('yields only the candidates from the start of the result', () => {
    const store = new DocumentStore();
    const indexes = new QueryIndexCache(1);
    for (let n = 0; n < 2000; n++) writeDocument(store, `d${n}`, { a: n % 2, b: n });
    const query = parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } } },
      orderBy: [{ field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
      startAt: { values: [{ integerValue: 1001 }], before: true },
      limit: 3,
    });
    const found = indexes.getCandidates(query, () => store.scan(query.scope));
    const ids = [];
    for (const { name } of found ?? []) {
      ids.push(getResourceId(name));
      if (ids.length === 3) break;
    }
    expect(ids).toEqual(['d1001', 'd999', 'd997']);
  });

  test('indexes a query on its second use', () => {
    const store = new DocumentStore();
    const indexes = new QueryIndexCache();
    const query = parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'a' } }],
    });
    const getCandidates = () => indexes.getCandidates(query, () => store.scan(query.scope));
    expect(getCandidates()).toBeUndefined();
    expect(getCandidates()).toBeDefined();
  });

  test('evicts the least recently used index', () => {
    const store = new DocumentStore();
    const indexes = new QueryIndexCache(1);
    let scans = 0;
    const runQueryOrderedBy = (field: string) => {
      const query = parseQuery(documentsRoot, {
        from: [{ collectionId: 'c' }],
        orderBy: [{ field: { fieldPath: field } }],
      });
      indexes.getCandidates(query, () => {
        scans++;
        return store.scan(query.scope);
      });
    };
    for (let n = 0; n < 60; n++) runQueryOrderedBy(`f${n}`);
    runQueryOrderedBy('f59');
    expect(scans).toBe(60);
    runQueryOrderedBy('f0');
    expect(scans).toBe(61);
  });
});
