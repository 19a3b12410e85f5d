import { compileMatcher, compileComparator } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource } from '../store/document-store.ts';
import { getScopeKey } from '../store/document-store.ts';
import { SortedList } from '../store/sorted-list.ts';

/** A change of one document in a target's result. */
export interface ResultChange {
  readonly name: string;
  /** The current version; undefined when it was deleted. */
  readonly document: StoredDocument | undefined;
  /** True when it entered the result or changed in it, false when it left. */
  readonly isInResult: boolean;
}

/** What a listener watches. Computes the effect of a commit without running its query again. */
export interface Target {
  /** The names and scope keys (getScopeKey) of the documents that can be in the result. */
  readonly keys: readonly string[];
  /** The current result. */
  getResult(source: DocumentSource): readonly StoredDocument[];
  /** The effect of the changes of one commit on the result. */
  getResultChanges(changes: readonly Change[]): readonly ResultChange[];
  /** Whether the effects of past commits can be computed later, to resume the target. */
  readonly isResumable: boolean;
}

/** Single documents by name. */
export class DocumentsTarget implements Target {
  readonly names: ReadonlySet<string>;
  readonly keys: readonly string[];
  readonly isResumable = true;

  constructor(names: readonly string[]) {
    this.names = new Set(names);
    this.keys = [...this.names];
  }

  getResult(source: DocumentSource): readonly StoredDocument[] {
    return [...this.names].flatMap((name) => source.get(name) ?? []);
  }

  getResultChanges(changes: readonly Change[]): readonly ResultChange[] {
    return changes
      .filter(({ name }) => this.names.has(name))
      .map(({ name, after }) => ({ name, document: after, isInResult: after !== undefined }));
  }
}

/** A query without a limit: whether it contains a document depends on that document alone, so no state is kept. */
export class QueryTarget implements Target {
  readonly query: Query;
  readonly keys: readonly string[];
  readonly isResumable = true;
  readonly #matches: (document: StoredDocument) => boolean;

  constructor(query: Query) {
    this.query = query;
    this.keys = [getScopeKey(query.scope)];
    this.#matches = compileMatcher(query);
  }

  getResult(source: DocumentSource): readonly StoredDocument[] {
    return runQuery(this.query, source);
  }

  getResultChanges(changes: readonly Change[]): readonly ResultChange[] {
    const effects: ResultChange[] = [];
    for (const { name, before, after } of changes) {
      const isInResult = after !== undefined && this.#matches(after);
      if (isInResult || (before !== undefined && this.#matches(before)))
        effects.push({ name, document: after, isInResult });
    }
    return effects;
  }
}

/** The least number of documents that a target buffers beyond its window. */
const minBufferSize = 50;

/**
 * A query with a limit or offset. It buffers its window and some documents beyond it in order and ignores changes
 * behind them. When a commit changes the buffer, the windows before and after are compared; the query runs again only
 * when the buffer runs short.
 */
export class LimitedQueryTarget implements Target {
  readonly query: Query;
  readonly keys: readonly string[];
  readonly isResumable = false;
  readonly #matches: (document: StoredDocument) => boolean;
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number;
  readonly #runQuery: (query: Query) => readonly StoredDocument[];
  readonly #windowEnd: number;
  readonly #capacity: number;
  #buffer: SortedList<StoredDocument>;
  /** All matches up to this one are buffered; undefined: all matches. */
  #lastBuffered: StoredDocument | undefined;
  #window: ReadonlyMap<string, StoredDocument>;

  /**
   * @param run runs a query on the stored documents
   * @param extra the number of documents to buffer beyond the window, by default at least the size of the window
   */
  constructor(query: Query, run: (query: Query) => readonly StoredDocument[], extra?: number) {
    this.query = query;
    this.keys = [getScopeKey(query.scope)];
    this.#matches = compileMatcher(query);
    this.#compare = compileComparator(query.orderBy);
    this.#runQuery = run;
    this.#windowEnd = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
    this.#capacity = this.#windowEnd + (extra ?? Math.max(minBufferSize, this.#windowEnd));
    this.#buffer = this.#loadBuffer();
    this.#window = this.#sliceWindow();
  }

  getResult(): readonly StoredDocument[] {
    return [...this.#window.values()];
  }

  getResultChanges(changes: readonly Change[]): readonly ResultChange[] {
    let isBufferChanged = false;
    const current = new Map<string, StoredDocument | undefined>();
    for (const { name, before, after } of changes) {
      current.set(name, after);
      if (before !== undefined && this.#isRelevant(before)) {
        this.#buffer.remove(before);
        isBufferChanged = true;
      }
      if (after !== undefined && this.#isRelevant(after)) {
        this.#buffer.put(after);
        isBufferChanged = true;
      }
    }
    if (!isBufferChanged) return [];
    const isTooSmall = this.#lastBuffered !== undefined && this.#buffer.size < this.#windowEnd;
    if (isTooSmall || this.#buffer.size > this.#capacity * 2) this.#buffer = this.#loadBuffer();
    const previousWindow = this.#window;
    this.#window = this.#sliceWindow();
    const effects: ResultChange[] = [];
    for (const [name, document] of this.#window)
      if (previousWindow.get(name) !== document) effects.push({ name, document, isInResult: true });
    for (const [name, document] of previousWindow)
      if (!this.#window.has(name))
        effects.push({ name, document: current.has(name) ? current.get(name) : document, isInResult: false });
    return effects;
  }

  #isRelevant(document: StoredDocument): boolean {
    const isInRange = this.#lastBuffered === undefined || this.#compare(document, this.#lastBuffered) <= 0;
    return isInRange && this.#matches(document);
  }

  #loadBuffer(): SortedList<StoredDocument> {
    const isLimited = Number.isFinite(this.#capacity);
    const { limit: _limit, ...unlimited } = this.query;
    const limit = isLimited ? this.#capacity : undefined;
    const found = this.#runQuery({ ...unlimited, offset: 0, limit });
    const buffer = new SortedList(this.#compare);
    for (const document of found) buffer.put(document);
    this.#lastBuffered = isLimited && found.length >= this.#capacity ? found.at(-1) : undefined;
    return buffer;
  }

  #sliceWindow(): ReadonlyMap<string, StoredDocument> {
    const window = new Map<string, StoredDocument>();
    let index = 0;
    for (const document of this.#buffer) {
      if (index >= this.#windowEnd) break;
      if (index >= this.query.offset) window.set(document.name, document);
      index++;
    }
    return window;
  }
}
