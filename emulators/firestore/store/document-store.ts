import { RpcError } from '../errors.ts';
import { compareIds } from '../values/compare-text.ts';
import { Clock } from './clock.ts';
import type { Change, StoredDocument } from './document.ts';
import { History } from './history.ts';
import { getCollectionPath, getDatabasePath, getResourceId } from './resource-names.ts';
import { SortedList } from './sorted-list.ts';

/** The documents that a query covers. */
export interface Scope {
  /** The document or root that the collections are below. */
  readonly parent: string;
  /** Undefined: all collections. */
  readonly collectionId: string | undefined;
  /** Whether collections at any depth below the parent count, or only those directly below it. */
  readonly allDescendants: boolean;
}

/** The documents at one time: the stored ones or a past snapshot. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  /** The documents of the scope; a single collection is sorted by id. */
  scan(scope: Scope): Iterable<StoredDocument>;
}

const allCollectionsKey = '*';

/** A key of the collections in a scope: equal for scopes that differ in the parent of a collection group at most. */
export function getScopeKey({ parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) return allCollectionsKey;
  return allDescendants ? `*/${collectionId}` : `${parent}/${collectionId}`;
}

/** The keys (getScopeKey) of every scope that can contain the document. */
export function getScopeKeysOfDocument(name: string): readonly string[] {
  const collection = getCollectionPath(name);
  return [collection, `*/${getResourceId(collection)}`, allCollectionsKey];
}

/** Whether the scope contains a document of this name. */
export function isInScope(scope: Scope, name: string): boolean {
  const { parent } = scope;
  if (!name.startsWith(parent) || name.charCodeAt(parent.length) !== 47) return false;
  const collection = getCollectionPath(name);
  if (scope.collectionId !== undefined && getResourceId(collection) !== scope.collectionId) return false;
  return scope.allDescendants || collection.lastIndexOf('/') === parent.length;
}

type Listener = (changes: readonly Change[], time: bigint) => void;

/** All documents of all databases in memory, each collection sorted by id. */
export class DocumentStore implements DocumentSource {
  readonly clock = new Clock();
  readonly history = new History(this.clock.tick());
  readonly #documents = new Map<string, StoredDocument>();
  readonly #collections = new Map<string, SortedList<StoredDocument>>();
  /** Collection paths by their last segment. */
  readonly #groups = new Map<string, Set<string>>();
  readonly #listeners = new Set<Listener>();

  get(name: string): StoredDocument | undefined {
    return this.#documents.get(name);
  }

  *scan(scope: Scope): Generator<StoredDocument, void> {
    for (const path of this.getCollectionPaths(scope)) yield* this.#collections.get(path) ?? [];
  }

  /** The roots of all databases with documents. */
  getRoots(): readonly string[] {
    return [...new Set([...this.#collections.keys()].map((path) => `${getDatabasePath(path)}/documents`))];
  }

  /** The paths of the non-empty collections in the scope (a single collection may be empty). */
  getCollectionPaths(scope: Scope): readonly string[] {
    const { parent, collectionId, allDescendants } = scope;
    if (collectionId !== undefined && !allDescendants) return [`${parent}/${collectionId}`];
    const candidates =
      collectionId === undefined ? this.#collections.keys() : (this.#groups.get(collectionId) ?? []);
    return [...candidates].filter(
      (path) => path.startsWith(`${parent}/`) && (allDescendants || path.lastIndexOf('/') === parent.length),
    );
  }

  /**
   * The documents at a time in microseconds.
   * @throws FAILED_PRECONDITION when it is older than the history, INVALID_ARGUMENT when it is in the future
   */
  getSnapshotAt(time: bigint): DocumentSource {
    if (time > this.clock.now())
      throw new RpcError('INVALID_ARGUMENT', 'The requested read time is in the future.');
    const differences = this.history.getDifferencesAt(time);
    if (differences === undefined)
      throw new RpcError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    return differences.size === 0 ? this : new PastSnapshot(this, differences);
  }

  /** Applies the changes and notifies subscribers. Each `before` must be the stored document. */
  apply(changes: readonly Change[], time: bigint): void {
    if (changes.length === 0) return;
    for (const change of changes) {
      if (change.after === undefined) this.#remove(change.name);
      else this.#put(change.after);
    }
    this.history.add(time, changes);
    for (const listener of this.#listeners) listener(changes, time);
  }

  /** Calls the listener after every commit. @returns the function that unsubscribes it */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #put(document: StoredDocument): void {
    const path = getCollectionPath(document.name);
    let collection = this.#collections.get(path);
    if (collection === undefined) {
      collection = new SortedList(compareById);
      this.#collections.set(path, collection);
      const group = this.#groups.get(getResourceId(path));
      if (group === undefined) this.#groups.set(getResourceId(path), new Set([path]));
      else group.add(path);
    }
    collection.put(document);
    this.#documents.set(document.name, document);
  }

  #remove(name: string): void {
    const document = this.#documents.get(name);
    if (document === undefined) return;
    this.#documents.delete(name);
    const path = getCollectionPath(name);
    const collection = this.#collections.get(path);
    collection?.remove(document);
    if (collection === undefined || collection.size > 0) return;
    this.#collections.delete(path);
    const group = this.#groups.get(getResourceId(path));
    group?.delete(path);
    if (group?.size === 0) this.#groups.delete(getResourceId(path));
  }
}

function compareById(a: StoredDocument, b: StoredDocument): number {
  return a.name === b.name ? 0 : compareIds(getResourceId(a.name), getResourceId(b.name));
}

/** The stored documents with later changes undone. */
class PastSnapshot implements DocumentSource {
  readonly #store: DocumentStore;
  readonly #differences: ReadonlyMap<string, StoredDocument | undefined>;

  constructor(store: DocumentStore, differences: ReadonlyMap<string, StoredDocument | undefined>) {
    this.#store = store;
    this.#differences = differences;
  }

  get(name: string): StoredDocument | undefined {
    return this.#differences.has(name) ? this.#differences.get(name) : this.#store.get(name);
  }

  scan(scope: Scope): Iterable<StoredDocument> {
    const found: StoredDocument[] = [];
    for (const document of this.#store.scan(scope))
      if (!this.#differences.has(document.name)) found.push(document);
    for (const document of this.#differences.values())
      if (document !== undefined && isInScope(scope, document.name)) found.push(document);
    return found.sort((a, b) => compareIds(getResourceId(a.name), getResourceId(b.name)));
  }
}
