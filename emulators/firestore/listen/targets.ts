import { compileMatch, compileOrder } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource } from '../store/store.ts';
import { SortedList } from '../store/sorted-list.ts';

/** What happened to one document of a target's result. */
export interface Effect {
  readonly name: string;
  /** As it is now; undefined when it was deleted. */
  readonly document: StoredDocument | undefined;
  /** Whether it is in the result now: it entered or changed, else it left. */
  readonly inside: boolean;
}

/** What a listener watches; works out what a commit means for it without running its query again. */
export interface Target {
  /** The result as it stands. */
  result(source: DocumentSource): readonly StoredDocument[];
  /** What the changes, all of one commit, did to the result. */
  effects(changes: readonly Change[]): readonly Effect[];
  /** Whether the effects of past commits can be told later too (a resumed target). */
  readonly resumable: boolean;
}

/** Single documents by name. */
export class DocumentsTarget implements Target {
  readonly names: ReadonlySet<string>;
  readonly resumable = true;

  constructor(names: readonly string[]) {
    this.names = new Set(names);
  }

  result(source: DocumentSource): readonly StoredDocument[] {
    return [...this.names].flatMap((name) => source.get(name) ?? []);
  }

  effects(changes: readonly Change[]): readonly Effect[] {
    return changes
      .filter(({ name }) => this.names.has(name))
      .map(({ name, after }) => ({ name, document: after, inside: after !== undefined }));
  }
}

/** A query without a limit: each document is in the result or not by itself, nothing needs remembering. */
export class QueryTarget implements Target {
  readonly query: Query;
  readonly resumable = true;
  readonly #matches: (document: StoredDocument) => boolean;

  constructor(query: Query) {
    this.query = query;
    this.#matches = compileMatch(query);
  }

  result(source: DocumentSource): readonly StoredDocument[] {
    return runQuery(this.query, source);
  }

  effects(changes: readonly Change[]): readonly Effect[] {
    const effects: Effect[] = [];
    for (const { name, before, after } of changes) {
      const inside = after !== undefined && this.#matches(after);
      if (inside || (before !== undefined && this.#matches(before)))
        effects.push({ name, document: after, inside });
    }
    return effects;
  }
}

/** How many documents beyond its window a target keeps at hand at least. */
const SPARE = 50;

/**
 * A query with a limit or offset. Its window and some documents beyond it are kept in order; what happens
 * further away does not matter. The window is compared before and after a commit that touched what is kept,
 * and only when too little is left is the query run again.
 */
export class WindowTarget implements Target {
  readonly query: Query;
  readonly resumable = false;
  readonly #matches: (document: StoredDocument) => boolean;
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number;
  readonly #run: (query: Query) => readonly StoredDocument[];
  readonly #end: number;
  readonly #capacity: number;
  #kept: SortedList<StoredDocument>;
  /** Every match up to this one is kept; undefined: every match at all. */
  #bound: StoredDocument | undefined;
  #window: ReadonlyMap<string, StoredDocument>;

  /**
   * @param run answers queries from what is stored now
   * @param spare how many documents beyond the window to keep; by default at least as many as are in it
   */
  constructor(query: Query, run: (query: Query) => readonly StoredDocument[], spare?: number) {
    this.query = query;
    this.#matches = compileMatch(query);
    this.#compare = compileOrder(query.orderBy);
    this.#run = run;
    this.#end = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
    this.#capacity = this.#end + (spare ?? Math.max(SPARE, this.#end));
    this.#kept = this.#fill();
    this.#window = this.#readWindow();
  }

  result(): readonly StoredDocument[] {
    return [...this.#window.values()];
  }

  effects(changes: readonly Change[]): readonly Effect[] {
    let touched = false;
    const now = new Map<string, StoredDocument | undefined>();
    for (const { name, before, after } of changes) {
      now.set(name, after);
      if (before !== undefined && this.#concerns(before)) {
        this.#kept.remove(before);
        touched = true;
      }
      if (after !== undefined && this.#concerns(after)) {
        this.#kept.put(after);
        touched = true;
      }
    }
    if (!touched) return [];
    const runsShort = this.#bound !== undefined && this.#kept.size < this.#end;
    if (runsShort || this.#kept.size > this.#capacity * 2) this.#kept = this.#fill();
    const old = this.#window;
    this.#window = this.#readWindow();
    const effects: Effect[] = [];
    for (const [name, document] of this.#window)
      if (old.get(name) !== document) effects.push({ name, document, inside: true });
    for (const [name, document] of old)
      if (!this.#window.has(name))
        effects.push({ name, document: now.has(name) ? now.get(name) : document, inside: false });
    return effects;
  }

  #concerns(document: StoredDocument): boolean {
    const inReach = this.#bound === undefined || this.#compare(document, this.#bound) <= 0;
    return inReach && this.#matches(document);
  }

  #fill(): SortedList<StoredDocument> {
    const limited = Number.isFinite(this.#capacity);
    const { limit: _limit, ...unlimited } = this.query;
    const limit = limited ? this.#capacity : undefined;
    const found = this.#run({ ...unlimited, offset: 0, limit });
    const kept = new SortedList(this.#compare);
    for (const document of found) kept.put(document);
    this.#bound = limited && found.length >= this.#capacity ? found.at(-1) : undefined;
    return kept;
  }

  #readWindow(): ReadonlyMap<string, StoredDocument> {
    const window = new Map<string, StoredDocument>();
    let index = 0;
    for (const document of this.#kept) {
      if (index >= this.#end) break;
      if (index >= this.query.offset) window.set(document.name, document);
      index++;
    }
    return window;
  }
}
