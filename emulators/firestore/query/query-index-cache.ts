import type { Change, StoredDocument } from '../store/document.ts';
import type { Scope } from '../store/document-store.ts';
import { getScopeKey, getScopeKeysOfDocument, isInScope } from '../store/document-store.ts';
import { SortedList } from '../store/sorted-list.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/compare-values.ts';
import { compileComparator, isBeforeCursor, getValueAt } from './match.ts';
import type { FieldFilter, Order, Query } from './query.ts';
import { isNamePath } from './query.ts';

/** Beyond this number, the least recently used index is evicted. */
const maxIndexes = 48;

interface QueryIndex {
  readonly scope: Scope;
  readonly orderBy: readonly Order[];
  readonly documents: SortedList<StoredDocument>;
}

/**
 * In-memory indexes for repeated queries. An index holds the documents of a scope sorted by the fields that a query
 * compares for equality and then by its ordering; every commit updates it. With an index, a query reads only from the
 * start of its result to its limit, not the whole collection.
 */
export class QueryIndexCache {
  /** By query shape, least recently used first. Undefined: the shape was seen but is not indexed yet. */
  readonly #indexes = new Map<string, QueryIndex | undefined>();
  readonly #byScope = new Map<string, Set<QueryIndex>>();
  readonly #usesBeforeIndexing: number;

  /** @param usesBeforeIndexing the number of queries of one shape after which it is indexed: 1 or 2 */
  constructor(usesBeforeIndexing = 2) {
    this.#usesBeforeIndexing = usesBeforeIndexing;
  }

  /**
   * The documents that can be in the result, in the query's order, from its start cursor on.
   * @param scan returns all documents in the query's scope
   * @returns undefined when this query is not indexed
   */
  getCandidates(query: Query, scan: () => Iterable<StoredDocument>): Iterable<StoredDocument> | undefined {
    const equalities = getRequiredEqualities(query);
    const index = this.#findOrCreate(query, equalities, scan);
    return index === undefined ? undefined : scanIndex(index, query, equalities);
  }

  /** Updates the indexes with the changes of a commit. */
  apply(changes: readonly Change[]): void {
    if (this.#byScope.size === 0) return;
    for (const { name, before, after } of changes)
      for (const key of getScopeKeysOfDocument(name))
        for (const index of this.#byScope.get(key) ?? []) {
          if (before !== undefined && isIndexed(index, before)) index.documents.remove(before);
          if (after !== undefined && isIndexed(index, after)) index.documents.put(after);
        }
  }

  #findOrCreate(
    query: Query,
    equalities: readonly FieldFilter[],
    scan: () => Iterable<StoredDocument>,
  ): QueryIndex | undefined {
    const { scope, orderBy } = query;
    if (scope.collectionId === undefined) return undefined;
    const scopeKey = getScopeKey(scope);
    const orders = [...equalities.map(({ path }) => ({ path, isDescending: false })), ...orderBy];
    const shape = toCacheKey(scopeKey, scope, orders);
    const isKnownShape = this.#indexes.has(shape);
    let index = this.#indexes.get(shape);
    this.#indexes.delete(shape);
    if (index === undefined && (isKnownShape || this.#usesBeforeIndexing < 2)) {
      index = { scope, orderBy: orders, documents: new SortedList(compileComparator(orders)) };
      for (const document of scan()) if (hasFields(index, document)) index.documents.put(document);
      const indexes = this.#byScope.get(scopeKey);
      if (indexes === undefined) this.#byScope.set(scopeKey, new Set([index]));
      else indexes.add(index);
    }
    this.#indexes.set(shape, index);
    if (this.#indexes.size > maxIndexes) this.#evictOldest();
    return index;
  }

  #evictOldest(): void {
    const [oldest] = this.#indexes;
    if (oldest === undefined) return;
    const [shape, index] = oldest;
    this.#indexes.delete(shape);
    if (index === undefined) return;
    const scopeKey = getScopeKey(index.scope);
    const indexes = this.#byScope.get(scopeKey);
    indexes?.delete(index);
    if (indexes?.size === 0) this.#byScope.delete(scopeKey);
  }
}

/** The equality filters that hold for every result, one per field, sorted by field. */
function getRequiredEqualities({ where, orderBy }: Query): readonly FieldFilter[] {
  const parts = where === undefined ? [] : where.kind === 'and' ? where.filters : [where];
  const ordered = new Set(orderBy.map(({ path }) => formatFieldPath(path)));
  const found = new Map<string, FieldFilter>();
  for (const part of parts) {
    if (part.kind !== 'field' || part.operator !== 'EQUAL' || isNamePath(part.path)) continue;
    const name = formatFieldPath(part.path);
    if (!ordered.has(name) && !found.has(name)) found.set(name, part);
  }
  return [...found.keys()].sort().map((name) => found.get(name) as FieldFilter);
}

function toCacheKey(scopeKey: string, { parent }: Scope, orders: readonly Order[]): string {
  const fields = orders.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${formatFieldPath(path)}`);
  return `${scopeKey} ${parent} ${fields.join(' ')}`;
}

function hasFields({ orderBy }: QueryIndex, document: StoredDocument): boolean {
  return orderBy.every(({ path }) => getValueAt(document, path) !== undefined);
}

function isIndexed(index: QueryIndex, document: StoredDocument): boolean {
  return isInScope(index.scope, document.name) && hasFields(index, document);
}

function* scanIndex(
  { documents }: QueryIndex,
  { startAt, endAt, orderBy }: Query,
  equalities: readonly FieldFilter[],
): Generator<StoredDocument, void> {
  const position = (document: StoredDocument) => {
    const order = compareToEqualities(document, equalities);
    if (order !== 0) return order;
    return startAt !== undefined && isBeforeCursor(document, startAt, orderBy) ? -1 : 0;
  };
  for (const document of documents.iterateFrom(position)) {
    if (compareToEqualities(document, equalities) !== 0) return;
    if (endAt !== undefined && !isBeforeCursor(document, endAt, orderBy)) return;
    yield document;
  }
}

function compareToEqualities(document: StoredDocument, equalities: readonly FieldFilter[]): number {
  for (const { path, value } of equalities) {
    const actual = getValueAt(document, path);
    const order = actual === undefined ? -1 : compareValues(actual, value);
    if (order !== 0) return order;
  }
  return 0;
}
