import type { Change, StoredDocument } from '../store/document.ts';
import { collectionOf, idOf } from '../store/names.ts';
import type { Scope } from '../store/store.ts';
import { inScope } from '../store/store.ts';
import { SortedList } from '../store/sorted-list.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import { compileOrder, isBeforeCursor, valueAt } from './match.ts';
import type { FieldFilter, Order, Query } from './query.ts';
import { isNamePath } from './query.ts';

/** As many views as are kept; the one unused for longest goes first. */
const MAXIMUM_VIEWS = 48;

interface View {
  readonly scope: Scope;
  readonly orders: readonly Order[];
  readonly documents: SortedList<StoredDocument>;
}

/**
 * Indexes in memory: for a kind of query that comes again, the documents of its scope sorted by the fields
 * it compares for equality and then by its ordering, kept up to date by every commit. A query then starts
 * where its result starts and ends with its limit instead of looking at the whole collection.
 */
export class OrderViews {
  /** By shape; the latest used is last. Undefined: asked for once, not yet worth keeping. */
  readonly #views = new Map<string, View | undefined>();
  readonly #byCollection = new Map<string, Set<View>>();
  readonly #usesToKeep: number;

  /** @param usesToKeep how often a kind of query must come before a view is made for it */
  constructor(usesToKeep = 2) {
    this.#usesToKeep = usesToKeep;
  }

  /**
   * The documents that may be in the result, in the query's order and without those before its start;
   * undefined when there is no view for this kind of query (yet).
   * @param scan everything in the query's scope
   */
  candidates(query: Query, scan: () => Iterable<StoredDocument>): Iterable<StoredDocument> | undefined {
    const equalities = topEqualities(query);
    const view = this.#find(query, equalities, scan);
    return view === undefined ? undefined : walk(view, query, equalities);
  }

  /** Takes over what a commit changed. */
  apply(changes: readonly Change[]): void {
    if (this.#byCollection.size === 0) return;
    for (const { name, before, after } of changes) {
      const collection = collectionOf(name);
      for (const key of [collection, `*/${idOf(collection)}`])
        for (const view of this.#byCollection.get(key) ?? []) {
          if (before !== undefined && belongs(view, before)) view.documents.remove(before);
          if (after !== undefined && belongs(view, after)) view.documents.put(after);
        }
    }
  }

  #find(
    query: Query,
    equalities: readonly FieldFilter[],
    scan: () => Iterable<StoredDocument>,
  ): View | undefined {
    const { scope, orderBy } = query;
    const collection = filingKey(scope);
    if (collection === undefined) return undefined;
    const orders = [...equalities.map(({ path }) => ({ path, descending: false })), ...orderBy];
    const shape = shapeOf(collection, scope, orders);
    const known = this.#views.has(shape);
    let view = this.#views.get(shape);
    this.#views.delete(shape);
    if (view === undefined && (known || this.#usesToKeep < 2)) {
      view = { scope, orders, documents: new SortedList(compileOrder(orders)) };
      for (const document of scan()) if (hasFields(view, document)) view.documents.put(document);
      const filed = this.#byCollection.get(collection);
      if (filed === undefined) this.#byCollection.set(collection, new Set([view]));
      else filed.add(view);
    }
    this.#views.set(shape, view);
    if (this.#views.size > MAXIMUM_VIEWS) this.#dropOldest();
    return view;
  }

  #dropOldest(): void {
    const [oldest] = this.#views;
    if (oldest === undefined) return;
    const [shape, view] = oldest;
    this.#views.delete(shape);
    const collection = view === undefined ? undefined : filingKey(view.scope);
    if (view === undefined || collection === undefined) return;
    const filed = this.#byCollection.get(collection);
    filed?.delete(view);
    if (filed?.size === 0) this.#byCollection.delete(collection);
  }
}

/** What every result must equal, each field once: the filter itself or a part of its outermost `and`. */
function topEqualities({ where, orderBy }: Query): readonly FieldFilter[] {
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

function filingKey({ parent, collectionId, allDescendants }: Scope): string | undefined {
  if (collectionId === undefined) return undefined;
  return allDescendants ? `*/${collectionId}` : `${parent}/${collectionId}`;
}

function shapeOf(collection: string, { parent }: Scope, orders: readonly Order[]): string {
  const fields = orders.map(({ path, descending }) => `${descending ? '-' : ''}${formatFieldPath(path)}`);
  return `${collection} ${parent} ${fields.join(' ')}`;
}

function hasFields({ orders }: View, document: StoredDocument): boolean {
  return orders.every(({ path }) => valueAt(document, path) !== undefined);
}

function belongs(view: View, document: StoredDocument): boolean {
  return inScope(view.scope, document.name) && hasFields(view, document);
}

function* walk(
  { documents }: View,
  { startAt, endAt, orderBy }: Query,
  equalities: readonly FieldFilter[],
): Generator<StoredDocument, void> {
  const wanted = equalities.map(({ path, value }) => [path, value] as const);
  const position = (document: StoredDocument) => {
    const order = compareToValues(document, wanted);
    if (order !== 0) return order;
    return startAt !== undefined && isBeforeCursor(document, startAt, orderBy) ? -1 : 0;
  };
  for (const document of documents.from(position)) {
    if (compareToValues(document, wanted) !== 0) return;
    if (endAt !== undefined && !isBeforeCursor(document, endAt, orderBy)) return;
    yield document;
  }
}

function compareToValues(document: StoredDocument, wanted: readonly (readonly [FieldPath, Value])[]): number {
  for (const [path, value] of wanted) {
    const actual = valueAt(document, path);
    const order = actual === undefined ? -1 : compareValues(actual, value);
    if (order !== 0) return order;
  }
  return 0;
}
