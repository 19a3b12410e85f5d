import { compileMatcher, compileComparator } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource } from '../store/document-store.ts';
import { SortedList } from '../store/sorted-list.ts';

/** What happened to one document of a target's result. */
export interface ResultChange {
  readonly name: string;
  /** As it is now; undefined when it was deleted. */
  readonly document: StoredDocument | undefined;
  /** Whether it is in the result now: it entered or changed, else it left. */
  readonly isInResult: boolean;
}

/** What a listener watches; works out what a commit means for it without running its query again. */
export interface Target {
  /** The result as it stands. */
  getResult(source: DocumentSource): readonly StoredDocument[];
  /** What the changes, all of one commit, did to the result. */
  getResultChanges(changes: readonly Change[]): readonly ResultChange[];
  /** Whether the effects of past commits can be told later too (a resumed target). */
  readonly isResumable: boolean;
}

/** Single documents by name. */
export class DocumentsTarget implements Target {
  readonly names: ReadonlySet<string>;
  readonly isResumable = true;

  constructor(names: readonly string[]) {
    this.names = new Set(names);
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

/** A query without a limit: each document is in the result or not by itself, nothing needs remembering. */
export class QueryTarget implements Target {
  readonly query: Query;
  readonly isResumable = true;
  readonly #matches: (document: StoredDocument) => boolean;

  constructor(query: Query) {
    this.query = query;
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

/** How many documents beyond its window a target keeps at hand at least. */
const minimumBuffer = 50;

/**
 * A query with a limit or offset. Its window and some documents beyond it are kept in order; what happens
 * further away does not matter. The window is compared before and after a commit that touched what is kept,
 * and only when too little is left is the query run again.
 */
export class LimitedQueryTarget implements Target {
  readonly query: Query;
  readonly isResumable = false;
  readonly #matches: (document: StoredDocument) => boolean;
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number;
  readonly #runQuery: (query: Query) => readonly StoredDocument[];
  readonly #windowEnd: number;
  readonly #capacity: number;
  #buffer: SortedList<StoredDocument>;
  /** Every match up to this one is kept; undefined: every match at all. */
  #lastBuffered: StoredDocument | undefined;
  #window: ReadonlyMap<string, StoredDocument>;

  /**
   * @param run answers queries from what is stored now
   * @param spare how many documents beyond the window to keep; by default at least as many as are in it
   */
  constructor(query: Query, run: (query: Query) => readonly StoredDocument[], spare?: number) {
    this.query = query;
    this.#matches = compileMatcher(query);
    this.#compare = compileComparator(query.orderBy);
    this.#runQuery = run;
    this.#windowEnd = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
    this.#capacity = this.#windowEnd + (spare ?? Math.max(minimumBuffer, this.#windowEnd));
    this.#buffer = this.#loadBuffer();
    this.#window = this.#sliceWindow();
  }

  getResult(): readonly StoredDocument[] {
    return [...this.#window.values()];
  }

  getResultChanges(changes: readonly Change[]): readonly ResultChange[] {
    let touched = false;
    const now = new Map<string, StoredDocument | undefined>();
    for (const { name, before, after } of changes) {
      now.set(name, after);
      if (before !== undefined && this.#isRelevant(before)) {
        this.#buffer.remove(before);
        touched = true;
      }
      if (after !== undefined && this.#isRelevant(after)) {
        this.#buffer.put(after);
        touched = true;
      }
    }
    if (!touched) return [];
    const runsShort = this.#lastBuffered !== undefined && this.#buffer.size < this.#windowEnd;
    if (runsShort || this.#buffer.size > this.#capacity * 2) this.#buffer = this.#loadBuffer();
    const old = this.#window;
    this.#window = this.#sliceWindow();
    const effects: ResultChange[] = [];
    for (const [name, document] of this.#window)
      if (old.get(name) !== document) effects.push({ name, document, isInResult: true });
    for (const [name, document] of old)
      if (!this.#window.has(name))
        effects.push({ name, document: now.has(name) ? now.get(name) : document, isInResult: false });
    return effects;
  }

  #isRelevant(document: StoredDocument): boolean {
    const inReach = this.#lastBuffered === undefined || this.#compare(document, this.#lastBuffered) <= 0;
    return inReach && this.#matches(document);
  }

  #loadBuffer(): SortedList<StoredDocument> {
    const limited = Number.isFinite(this.#capacity);
    const { limit: _limit, ...unlimited } = this.query;
    const limit = limited ? this.#capacity : undefined;
    const found = this.#runQuery({ ...unlimited, offset: 0, limit });
    const kept = new SortedList(this.#compare);
    for (const document of found) kept.put(document);
    this.#lastBuffered = limited && found.length >= this.#capacity ? found.at(-1) : undefined;
    return kept;
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
