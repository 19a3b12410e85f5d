import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getResourceId } from '../store/resource-names.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson } from '../testing/model-to-json.ts';
import { parseModelQueryOrSkip } from '../testing/parse-model-query.ts';
import type { ModelDocument } from '../testing/query-model.ts';
import { runModelQuery } from '../testing/query-model.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { parseFields } from '../values/parse-value.ts';
import { parseQuery } from './parse-query.ts';
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

describe('runQuery', () => {
  test('returns the same as the model for random queries', () => {
    fc.assert(
      fc.property(documents, queries, (list, query) => {
        const result = runQuery(parseModelQueryOrSkip(query), createStoreWith(list));
        expect(result.map(({ name }) => getResourceId(name))).toEqual(runModelQuery(list, query));
      }),
      { numRuns: 1000 },
    );
  });

  test('finds collection groups at any depth, sorted by full path', () => {
    const ids = ['c/z', 'c/a/c/m', 'x/1/c/b', 'x/1/d/c', 'x/1/cc/b'];
    const store = createStoreWith(ids.map((id) => ({ id, data: {} })));
    const findInGroup = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ collectionId: 'c', allDescendants: true }] }), store).map(
        ({ name }) => name.slice(documentsRoot.length + 1),
      );
    expect(findInGroup(documentsRoot)).toEqual(['c/a/c/m', 'c/z', 'x/1/c/b']);
    expect(findInGroup(`${documentsRoot}/x/1`)).toEqual(['x/1/c/b']);
  });

  test('separates collections with the same id below different parents', () => {
    const store = createStoreWith(['c/a', 'x/1/c/b'].map((id) => ({ id, data: {} })));
    const findIds = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ collectionId: 'c' }] }), store).map(({ name }) =>
        getResourceId(name),
      );
    expect(findIds(documentsRoot)).toEqual(['a']);
    expect(findIds(`${documentsRoot}/x/1`)).toEqual(['b']);
  });

  test('returns everything below the parent without a collection id', () => {
    const store = createStoreWith(['c/a', 'c/a/d/b', 'e/f'].map((id) => ({ id, data: {} })));
    const findIds = (parent: string) =>
      runQuery(parseQuery(parent, { from: [{ allDescendants: true }] }), store).map(({ name }) =>
        getResourceId(name),
      );
    expect(findIds(documentsRoot)).toEqual(['a', 'b', 'f']);
    expect(findIds(`${documentsRoot}/c/a`)).toEqual(['b']);
  });
});

describe('projectFields', () => {
  const fields = parseFields({
    a: { integerValue: 1 },
    m: { mapValue: { fields: { x: { integerValue: 1 }, y: { integerValue: 2 } } } },
  });
  const project = (...paths: string[]) => projectFields(fields, paths.map(parseFieldPath));

  test('keeps only the fields of the mask, including nested ones', () => {
    expect(project('m.x')).toEqual({ m: { mapValue: { fields: { x: { integerValue: '1' } } } } });
    expect(project('a', 'none')).toEqual({ a: { integerValue: '1' } });
  });

  test('keeps no fields for __name__ and all without a mask', () => {
    expect(project('__name__')).toEqual({});
    expect(projectFields(fields, undefined)).toBe(fields);
  });
});
