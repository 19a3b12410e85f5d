import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import type { StoredDocument } from '../store/document.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentData, documentId, documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson } from '../testing/model-to-json.ts';
import { parseModelQueryOrSkip } from '../testing/parse-model-query.ts';
import { parseFields } from '../values/parse-value.ts';
import { ListenerRegistry } from './listener-registry.ts';
import { QueryTarget, LimitedQueryTarget } from './targets.ts';

/** A batch: ids with their new data, or undefined to delete them. */
const batch = fc.uniqueArray(fc.tuple(documentId, fc.option(documentData, { nil: undefined })), {
  selector: ([id]) => id,
  minLength: 1,
  maxLength: 4,
});

function applyBatch(store: DocumentStore, list: readonly (readonly [string, object | undefined])[]): void {
  const time = store.clock.tick();
  const changes = list.flatMap(([id, data]) => {
    const name = `${documentsRoot}/c/${id}`;
    const before = store.get(name);
    const fields = parseFields(toFieldsJson((data ?? {}) as Parameters<typeof toFieldsJson>[0]));
    const after = data && { name, fields, createTime: before?.createTime ?? time, updateTime: time };
    return before === undefined && after === undefined ? [] : [{ name, before, after }];
  });
  store.apply(changes, time);
}

describe('targets', () => {
  test('send the changes that lead to the result of a fresh query after every commit', () => {
    fc.assert(
      fc.property(documents, queries, fc.array(batch, { maxLength: 8 }), (initial, model, batches) => {
        const store = new DocumentStore();
        const registry = new ListenerRegistry(store);
        applyBatch(
          store,
          initial.map(({ id, data }) => [id, data] as const),
        );
        const query = parseModelQueryOrSkip(model);
        const isUnlimited = query.limit === undefined && query.offset === 0;
        const target = isUnlimited
          ? new QueryTarget(query)
          : new LimitedQueryTarget(query, (variant) => runQuery(variant, store), 1);
        const result = new Map<string, StoredDocument>(
          target.getResult(store).map((item) => [item.name, item]),
        );
        const stop = registry.subscribe(
          {
            deliver(effects) {
              for (const { name, document, isInResult } of effects.get(1) ?? []) {
                const isKept = isInResult && document !== undefined;
                const isKnown = isKept ? result.set(name, document).has(name) : result.delete(name);
                expect(isKnown, `${name} left the result without having been in it`).toBe(true);
                expect(document).toBe(store.get(name));
              }
            },
          },
          1,
          target,
        );
        for (const list of batches) {
          applyBatch(store, list);
          const fresh = runQuery(query, store);
          expect(new Set(result.values())).toEqual(new Set(fresh));
        }
        stop();
      }),
      { numRuns: 600 },
    );
  });

  test('are not evaluated for commits to other collections', () => {
    const store = new DocumentStore();
    const registry = new ListenerRegistry(store);
    const target = new QueryTarget(parseQuery(documentsRoot, { from: [{ collectionId: 'other' }] }));
    let evaluations = 0;
    const getResultChanges = target.getResultChanges.bind(target);
    target.getResultChanges = (changes) => {
      evaluations++;
      return getResultChanges(changes);
    };
    registry.subscribe({ deliver: () => undefined }, 1, target);
    applyBatch(store, [['a', {}]]);
    expect(evaluations).toBe(0);
  });

  test('receive nothing after they are unsubscribed', () => {
    const store = new DocumentStore();
    const registry = new ListenerRegistry(store);
    let delivered = 0;
    const target = new QueryTarget(parseQuery(documentsRoot, { from: [{ collectionId: 'c' }] }));
    const stop = registry.subscribe({ deliver: () => delivered++ }, 1, target);
    applyBatch(store, [['a', {}]]);
    stop();
    applyBatch(store, [['b', {}]]);
    expect(delivered).toBe(1);
  });
});

describe('a target with a limit', () => {
  const buildLimitedQuery = (limit: number) =>
    parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'n' } }],
      limit,
    });

  function subscribeLimited(count: number, limit: number) {
    const store = new DocumentStore();
    const ids = Array.from({ length: count }, (_, n) => `d${String(n).padStart(4, '0')}`);
    applyBatch(
      store,
      ids.map((id, n) => [id, { n }] as const),
    );
    let runs = 0;
    const target = new LimitedQueryTarget(buildLimitedQuery(limit), (variant) => {
      runs++;
      return runQuery(variant, store);
    });
    const registry = new ListenerRegistry(store);
    let delivered = 0;
    registry.subscribe({ deliver: () => delivered++ }, 1, target);
    return {
      store,
      runs: () => runs,
      delivered: () => delivered,
      ids: () => target.getResult().map(({ name }) => name.slice(-5)),
    };
  }

  test('rarely runs its query again', () => {
    const { store, runs, ids } = subscribeLimited(1000, 10);
    for (let n = 0; n < 500; n++) applyBatch(store, [[`d${String(n).padStart(4, '0')}`, undefined]]);
    expect(ids()[0]).toBe('d0500');
    expect(runs()).toBeLessThan(15);
  });

  test('keeps its result correct when many documents enter and leave at its start', () => {
    const { store, ids } = subscribeLimited(200, 2);
    for (let n = 0; n < 300; n++) applyBatch(store, [[`x${String(n).padStart(4, '0')}`, { n: -n }]]);
    expect(ids()).toEqual(['x0299', 'x0298']);
    for (let n = 299; n >= 0; n--) applyBatch(store, [[`x${String(n).padStart(4, '0')}`, undefined]]);
    expect(ids()).toEqual(['d0000', 'd0001']);
  });

  test('ignores changes beyond its window', () => {
    const { store, delivered } = subscribeLimited(1000, 2);
    applyBatch(store, [['d0999', { n: 5000 }]]);
    applyBatch(store, [['d0010', { n: 11 }]]);
    expect(delivered()).toBe(0);
  });
});
