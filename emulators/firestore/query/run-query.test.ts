import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RpcError } from '../errors.ts';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson, toStructuredQuery } from '../testing/model-to-json.ts';
import type { ModelDocument } from '../testing/query-model.ts';
import { runModelQuery } from '../testing/query-model.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { parseFields } from '../values/parse-value.ts';
import { parseQuery } from './parse-query.ts';
import type { Query } from './query.ts';
import { projectFields, runQuery } from './run-query.ts';

function createStoreWith(list: readonly ModelDocument[]): DocumentStore {
  const store = new DocumentStore();
  const time = store.clock.tick();
  const changes = list.map(({ id, data }) => {
    const name = `${documentsRoot}/${id.includes('/') ? id : `c/${id}`}`;
    const after = { name, fields: parseFields(toFieldsJson(data)), createTime: time, updateTime: time };
    return { name, before: undefined, after };
  });
  store.apply(changes, time);
  return store;
}

/** Random filters may come to combinations production refuses; those are left to the parser's own tests. */
function parseQueryOrSkip(structured: object): Query {
  try {
    return parseQuery(documentsRoot, structured);
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') fc.pre(false);
    throw error;
  }
}

describe('runQuery', () => {
  it('answers random queries as filtering and sorting a list does', () => {
    fc.assert(
      fc.property(documents, queries, (list, query) => {
        const result = runQuery(parseQueryOrSkip(toStructuredQuery(query)), createStoreWith(list));
        expect(result.map(({ name }) => getResourceId(name))).toEqual(runModelQuery(list, query));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds collection groups at any depth, sorted by their whole path', () => {
    const ids = ['c/z', 'c/a/c/m', 'x/1/c/b', 'x/1/d/c', 'x/1/cc/b'];
    const store = createStoreWith(ids.map((id) => ({ id, data: {} })));
    const group = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ collectionId: 'c', allDescendants: true }] }), store).map(
        ({ name }) => name.slice(documentsRoot.length + 1),
      );
    expect(group(documentsRoot)).toEqual(['c/a/c/m', 'c/z', 'x/1/c/b']);
    expect(group(`${documentsRoot}/x/1`)).toEqual(['x/1/c/b']);
  });

  it('keeps a collection apart from others of the same name elsewhere', () => {
    const store = createStoreWith(['c/a', 'x/1/c/b'].map((id) => ({ id, data: {} })));
    const run = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ collectionId: 'c' }] }), store).map(({ name }) =>
        getResourceId(name),
      );
    expect(run(documentsRoot)).toEqual(['a']);
    expect(run(`${documentsRoot}/x/1`)).toEqual(['b']);
  });

  it('answers without a collection id with everything below the parent', () => {
    const store = createStoreWith(['c/a', 'c/a/d/b', 'e/f'].map((id) => ({ id, data: {} })));
    const names = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ allDescendants: true }] }), store).map(({ name }) =>
        getResourceId(name),
      );
    expect(names(documentsRoot)).toEqual(['a', 'b', 'f']);
    expect(names(`${documentsRoot}/c/a`)).toEqual(['b']);
  });
});

describe('project', () => {
  const fields = parseFields({
    a: { integerValue: 1 },
    m: { mapValue: { fields: { x: { integerValue: 1 }, y: { integerValue: 2 } } } },
  });
  const kept = (...paths: string[]) => projectFields(fields, paths.map(parseFieldPath));

  it('keeps only the wanted fields, nested ones too', () => {
    expect(kept('m.x')).toEqual({ m: { mapValue: { fields: { x: { integerValue: '1' } } } } });
    expect(kept('a', 'none')).toEqual({ a: { integerValue: '1' } });
  });

  it('keeps none for __name__ and all without a mask', () => {
    expect(kept('__name__')).toEqual({});
    expect(projectFields(fields, undefined)).toBe(fields);
  });
});
