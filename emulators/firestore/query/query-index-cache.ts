import type { Change, StoredDocument } from '../store/document.ts';
import { getCollectionPath, getResourceId } from '../store/resource-names.ts';
import type { Scope } from '../store/document-store.ts';
import { isInScope } from '../store/document-store.ts';
import { SortedList } from '../store/sorted-list.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/compare-values.ts';
import type { Value } from '../values/value.ts';
import { compileComparator, isBeforeCursor, getValueAt } from './match.ts';
import type { FieldFilter, Order, Query } from './query.ts';
import { isNamePath } from './query.ts';

/** As many views as are kept; the one unused for longest goes first. */
const maxIndexes = 48;

interface QueryIndex {
  readonly scope: Scope;
  readonly orderBy: readonly Order[];
  readonly documents: SortedList<StoredDocument>;
}

/**
 * Indexes in memory: for a kind of query that comes again, the documents of its scope sorted by the fields
 * it compares for equality and then by its ordering, kept up to date by every commit. A query then starts
 * where its result starts and ends with its limit instead of looking at the whole collection.
 */
export class QueryIndexCache {
  /** By shape; the latest used is last. Undefined: asked for once, not yet worth keeping. */
  readonly #indexes = new Map<string, QueryIndex | undefined>();
  readonly #byCollection = new Map<string, Set<QueryIndex>>();
  readonly #usesBeforeIndexing: number;

  /** @param usesToKeep how often a kind of query must come before a view is made for it */
  constructor(usesToKeep = 2) {
    this.#usesBeforeIndexing = usesToKeep;
  }

  /**
   * The documents that may be in the result, in the query's order and without those before its start;
   * undefined when there is no view for this kind of query (yet).
   * @param scan everything in the query's scope
   */
  getCandidates(query: Query, scan: () => Iterable<StoredDocument>): Iterable<StoredDocument> | undefined {
    const equalities = getRequiredEqualities(query);
    const view = this.#findOrCreate(query, equalities, scan);
    return view === undefined ? undefined : scanIndex(view, query, equalities);
  }

  /** Takes over what a commit changed. */
  apply(changes: readonly Change[]): void {
    if (this.#byCollection.size === 0) return;
    for (const { name, before, after } of changes) {
      const collection = getCollectionPath(name);
      for (const key of [collection, `*/${getResourceId(collection)}`])
        for (const view of this.#byCollection.get(key) ?? []) {
          if (before !== undefined && isIndexed(view, before)) view.documents.remove(before);
          if (after !== undefined && isIndexed(view, after)) view.documents.put(after);
        }
    }
  }

  #findOrCreate(
    query: Query,
    equalities: readonly FieldFilter[],
    scan: () => Iterable<StoredDocument>,
  ): QueryIndex | undefined {
    const { scope, orderBy } = query;
    const collection = toCollectionKey(scope);
    if (collection === undefined) return undefined;
    const orders = [...equalities.map(({ path }) => ({ path, descending: false })), ...orderBy];
    const shape = toCacheKey(collection, scope, orders);
    const known = this.#indexes.has(shape);
    let view = this.#indexes.get(shape);
    this.#indexes.delete(shape);
    if (view === undefined && (known || this.#usesBeforeIndexing < 2)) {
      view = { scope, orderBy: orders, documents: new SortedList(compileComparator(orders)) };
      for (const document of scan()) if (hasFields(view, document)) view.documents.put(document);
      const filed = this.#byCollection.get(collection);
      if (filed === undefined) this.#byCollection.set(collection, new Set([view]));
      else filed.add(view);
    }
    this.#indexes.set(shape, view);
    if (this.#indexes.size > maxIndexes) this.#evictOldest();
    return view;
  }

  #evictOldest(): void {
    const [oldest] = this.#indexes;
    if (oldest === undefined) return;
    const [shape, view] = oldest;
    this.#indexes.delete(shape);
    const collection = view === undefined ? undefined : toCollectionKey(view.scope);
    if (view === undefined || collection === undefined) return;
    const filed = this.#byCollection.get(collection);
    filed?.delete(view);
    if (filed?.size === 0) this.#byCollection.delete(collection);
  }
}

/** What every result must equal, each field once: the filter itself or a part of its outermost `and`. */
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

function toCollectionKey({ parent, collectionId, allDescendants }: Scope): string | undefined {
  if (collectionId === undefined) return undefined;
  return allDescendants ? `*/${collectionId}` : `${parent}/${collectionId}`;
}

function toCacheKey(collection: string, { parent }: Scope, orders: readonly Order[]): string {
  const fields = orders.map(({ path, descending }) => `${descending ? '-' : ''}${formatFieldPath(path)}`);
  return `${collection} ${parent} ${fields.join(' ')}`;
}

function hasFields({ orderBy }: QueryIndex, document: StoredDocument): boolean {
  return orderBy.every(({ path }) => getValueAt(document, path) !== undefined);
}

function isIndexed(view: QueryIndex, document: StoredDocument): boolean {
  return isInScope(view.scope, document.name) && hasFields(view, document);
}

function* scanIndex(
  { documents }: QueryIndex,
  { startAt, endAt, orderBy }: Query,
  equalities: readonly FieldFilter[],
): Generator<StoredDocument, void> {
  const wanted = equalities.map(({ path, value }) => [path, value] as const);
  const position = (document: StoredDocument) => {
    const order = compareToValues(document, wanted);
    if (order !== 0) return order;
    return startAt !== undefined && isBeforeCursor(document, startAt, orderBy) ? -1 : 0;
  };
  for (const document of documents.iterateFrom(position)) {
    if (compareToValues(document, wanted) !== 0) return;
    if (endAt !== undefined && !isBeforeCursor(document, endAt, orderBy)) return;
    yield document;
  }
}

function compareToValues(document: StoredDocument, wanted: readonly (readonly [FieldPath, Value])[]): number {
  for (const [path, value] of wanted) {
    const actual = getValueAt(document, path);
    const order = actual === undefined ? -1 : compareValues(actual, value);
    if (order !== 0) return order;
  }
  return 0;
}
