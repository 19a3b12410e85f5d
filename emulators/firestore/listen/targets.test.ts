import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidArgumentError, RpcError } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { StoredDocument } from '../store/document.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentData, documentId, documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson, toStructuredQuery } from '../testing/model-to-json.ts';
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

function parseQueryOrSkip(structured: object): Query {
  try {
    return parseQuery(documentsRoot, structured);
  } catch (error) {
    if (error instanceof RpcError && error.status === invalidArgumentError('').status) fc.pre(false);
    throw error;
  }
}

describe('listening', () => {
  it('leaves the client with what a fresh query returns, after every commit', () => {
    fc.assert(
      fc.property(documents, queries, fc.array(batch, { maxLength: 8 }), (initial, wanted, batches) => {
        const store = new DocumentStore();
        const hub = new ListenerRegistry(store);
        applyBatch(
          store,
          initial.map(({ id, data }) => [id, data] as const),
        );
        const query = parseQueryOrSkip(toStructuredQuery(wanted));
        const plain = query.limit === undefined && query.offset === 0;
        const target = plain
          ? new QueryTarget(query)
          : new LimitedQueryTarget(query, (part) => runQuery(part, store), 1);
        const seen = new Map<string, StoredDocument>(
          target.getResult(store).map((item) => [item.name, item]),
        );
        const stop = hub.subscribe(
          {
            deliver(effects) {
              for (const { name, document, isInResult } of effects.get(1) ?? []) {
                if (isInResult && document !== undefined) seen.set(name, document);
                else expect(seen.delete(name), `${name} left without having been there`).toBe(true);
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
          expect(new Set(seen.values())).toEqual(new Set(fresh));
        }
        stop();
      }),
      { numRuns: 600 },
    );
  });

  it('does not ask targets of other collections about a commit', () => {
    const store = new DocumentStore();
    const hub = new ListenerRegistry(store);
    const target = new QueryTarget(parseQuery(documentsRoot, { from: [{ collectionId: 'other' }] }));
    let asked = 0;
    const effects = target.getResultChanges.bind(target);
    target.getResultChanges = (changes) => {
      asked++;
      return effects(changes);
    };
    hub.subscribe({ deliver: () => undefined }, 1, target);
    applyBatch(store, [['a', {}]]);
    expect(asked).toBe(0);
  });

  it('stops when the watch is ended', () => {
    const store = new DocumentStore();
    const hub = new ListenerRegistry(store);
    let delivered = 0;
    const target = new QueryTarget(parseQuery(documentsRoot, { from: [{ collectionId: 'c' }] }));
    const stop = hub.subscribe({ deliver: () => delivered++ }, 1, target);
    applyBatch(store, [['a', {}]]);
    stop();
    applyBatch(store, [['b', {}]]);
    expect(delivered).toBe(1);
  });
});

describe('a limited listener', () => {
  const first = (limit: number) =>
    parseQuery(documentsRoot, {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'n' } }],
      limit,
    });

  function open(count: number, limit: number) {
    const store = new DocumentStore();
    const ids = Array.from({ length: count }, (_, n) => `d${String(n).padStart(4, '0')}`);
    applyBatch(
      store,
      ids.map((id, n) => [id, { n }] as const),
    );
    let runs = 0;
    const target = new LimitedQueryTarget(first(limit), (part) => {
      runs++;
      return runQuery(part, store);
    });
    const hub = new ListenerRegistry(store);
    let delivered = 0;
    hub.subscribe({ deliver: () => delivered++ }, 1, target);
    return {
      store,
      runs: () => runs,
      delivered: () => delivered,
      ids: () => target.getResult().map(({ name }) => name.slice(-5)),
    };
  }

  it('runs its query again only once in a while', () => {
    const { store, runs, ids } = open(1000, 10);
    for (let n = 0; n < 500; n++) applyBatch(store, [[`d${String(n).padStart(4, '0')}`, undefined]]);
    expect(ids()[0]).toBe('d0500');
    expect(runs()).toBeLessThan(15);
  });

  it('keeps what it needs when far more comes in at its front', () => {
    const { store, ids } = open(200, 2);
    for (let n = 0; n < 300; n++) applyBatch(store, [[`x${String(n).padStart(4, '0')}`, { n: -n }]]);
    expect(ids()).toEqual(['x0299', 'x0298']);
    for (let n = 299; n >= 0; n--) applyBatch(store, [[`x${String(n).padStart(4, '0')}`, undefined]]);
    expect(ids()).toEqual(['d0000', 'd0001']);
  });

  it('is not disturbed by what happens beyond its window', () => {
    const { store, delivered } = open(1000, 2);
    applyBatch(store, [['d0999', { n: 5000 }]]);
    applyBatch(store, [['d0010', { n: 11 }]]);
    expect(delivered()).toBe(0);
  });
});
