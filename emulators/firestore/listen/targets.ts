import { compileMatch, compileOrder, compileWithin } from '../query/match.ts';
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

/**
 * A query with a limit or offset: all that match are kept in order, and the window over them is compared
 * before and after a commit that touched any of them.
 */
export class WindowTarget implements Target {
  readonly query: Query;
  readonly resumable = false;
  readonly #matches: (document: StoredDocument) => boolean;
  readonly #sorted: SortedList<StoredDocument>;
  #window: ReadonlyMap<string, StoredDocument>;

  constructor(query: Query, source: DocumentSource) {
    this.query = query;
    this.#matches = compileMatch(query);
    this.#sorted = new SortedList(compileOrder(query.orderBy));
    const within = compileWithin(query);
    for (const document of source.scan(query.scope)) if (within(document)) this.#sorted.put(document);
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
      if (before !== undefined && this.#matches(before)) {
        this.#sorted.remove(before);
        touched = true;
      }
      if (after === undefined || !this.#matches(after)) continue;
      this.#sorted.put(after);
      touched = true;
    }
    if (!touched) return [];
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

  #readWindow(): ReadonlyMap<string, StoredDocument> {
    const { offset, limit = Number.POSITIVE_INFINITY } = this.query;
    const window = new Map<string, StoredDocument>();
    let index = 0;
    for (const document of this.#sorted) {
      if (index >= offset + limit) break;
      if (index >= offset) window.set(document.name, document);
      index++;
    }
    return window;
  }
}
