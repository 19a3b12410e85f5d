import { RpcError } from '../errors.ts';
import { compareIds } from '../values/compare-text.ts';
import { Clock } from './clock.ts';
import type { Change, StoredDocument } from './document.ts';
import { History } from './history.ts';
import { getCollectionPath, getResourceId } from './resource-names.ts';
import { SortedList } from './sorted-list.ts';

/** Which documents a query is about. */
export interface Scope {
  /** A document or the root: what stands directly (or anywhere) below it. */
  readonly parent: string;
  /** Undefined: every collection. */
  readonly collectionId: string | undefined;
  /** Collections at any depth below the parent, not only directly below it. */
  readonly allDescendants: boolean;
}

/** Where reads look: the present, or the state at an instant. */
export interface DocumentSource {
  get(name: string): StoredDocument | undefined;
  /** The documents of the scope; those of a single collection come sorted by id. */
  scan(scope: Scope): Iterable<StoredDocument>;
}

/** Whether a document of this name stands where the scope looks. */
export function isInScope(scope: Scope, name: string): boolean {
  const { parent } = scope;
  if (!name.startsWith(parent) || name.charCodeAt(parent.length) !== 47) return false;
  const collection = getCollectionPath(name);
  if (scope.collectionId !== undefined && getResourceId(collection) !== scope.collectionId) return false;
  return scope.allDescendants || collection.lastIndexOf('/') === parent.length;
}

type Listener = (changes: readonly Change[], time: bigint) => void;

/** All documents of all databases, in memory, each collection in the order of its ids. */
export class DocumentStore implements DocumentSource {
  readonly clock: Clock;
  readonly history: History;
  readonly #documents = new Map<string, StoredDocument>();
  readonly #collections = new Map<string, SortedList<StoredDocument>>();
  /** Collection paths by their last segment. */
  readonly #groups = new Map<string, Set<string>>();
  readonly #listeners = new Set<Listener>();

  constructor(clock = new Clock()) {
    this.clock = clock;
    this.history = new History(clock.tick());
  }

  get size(): number {
    return this.#documents.size;
  }

  get(name: string): StoredDocument | undefined {
    return this.#documents.get(name);
  }

  *scan(scope: Scope): Generator<StoredDocument, void> {
    for (const path of this.getCollectionPaths(scope)) yield* this.#collections.get(path) ?? [];
  }

  /** The paths of the collections in the scope that hold documents. */
  getCollectionPaths(scope: Scope): readonly string[] {
    const { parent, collectionId, allDescendants } = scope;
    if (collectionId !== undefined && !allDescendants) return [`${parent}/${collectionId}`];
    const candidates =
      collectionId === undefined ? this.#collections.keys() : (this.#groups.get(collectionId) ?? []);
    const inside = (path: string) =>
      path.startsWith(`${parent}/`) && (allDescendants || path.lastIndexOf('/') === parent.length);
    return [...candidates].filter(inside);
  }

  /**
   * The state at an instant.
   * @throws FAILED_PRECONDITION when it is longer ago than the history reaches, INVALID_ARGUMENT when it
   *   lies in the future
   */
  getSnapshotAt(time: bigint): DocumentSource {
    if (time > this.clock.now())
      throw new RpcError('INVALID_ARGUMENT', 'The requested read time is in the future.');
    const differences = this.history.getDifferencesAt(time);
    if (differences === undefined)
      throw new RpcError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    return differences.size === 0 ? this : new PastSnapshot(this, differences);
  }

  /** Puts the changes into force and tells the listeners. Their `before` must be what is stored. */
  apply(changes: readonly Change[], time: bigint): void {
    if (changes.length === 0) return;
    for (const change of changes) {
      if (change.after === undefined) this.#remove(change.name);
      else this.#put(change.after);
    }
    this.history.add(time, changes);
    for (const listener of this.#listeners) listener(changes, time);
  }

  /** Calls back after every commit; the answer ends that. */
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

/** The present with what changed since put back. */
class PastSnapshot implements DocumentSource {
  readonly #store: DocumentStore;
  readonly #differences: ReadonlyMap<string, StoredDocument | undefined>;

  constructor(present: DocumentStore, differences: ReadonlyMap<string, StoredDocument | undefined>) {
    this.#store = present;
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
