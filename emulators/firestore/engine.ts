import type { Caller } from './caller.ts';
import { invalid, RpcError } from './errors.ts';
import type { IndexBook } from './indexes/index-book.ts';
import { ListenHub } from './listen/hub.ts';
import { OrderViews } from './query/order-views.ts';
import type { Query } from './query/query.ts';
import { runQuery } from './query/run.ts';
import { WriteLogs } from './rpc/write-log.ts';
import type { Court } from './rules-bridge/judge.ts';
import { judgeWrite } from './rules-bridge/judge.ts';
import type { RulesBook } from './rules-bridge/rules-book.ts';
import type { DatabaseName } from './store/names.ts';
import type { Change, StoredDocument } from './store/document.ts';
import type { DocumentSource } from './store/store.ts';
import { DocumentStore } from './store/store.ts';
import { Transactions } from './transactions/transactions.ts';
import type { FieldPath } from './values/field-path.ts';
import { Stage } from './writes/stage.ts';
import type { StagedWrite } from './writes/stage.ts';
import type { Write } from './writes/write.ts';

export interface Committed {
  readonly staged: readonly StagedWrite[];
  /** Microseconds. */
  readonly commitTime: bigint;
}

export interface EngineOptions {
  /** The declared composite indexes; undefined: none are demanded. */
  readonly indexes?: IndexBook | undefined;
  /** Takes what rules print with debug(). */
  readonly debug?: (text: string) => void;
}

/** The databases with all that watches over them; the transports are doors to it. */
export class Engine {
  readonly store = new DocumentStore();
  readonly rules: RulesBook;
  readonly #views = new OrderViews();
  readonly transactions = new Transactions(this.store);
  readonly writeLogs = new WriteLogs();
  readonly listeners = new ListenHub(this.store);
  readonly #options: EngineOptions;

  constructor(rules: RulesBook, options: EngineOptions = {}) {
    this.rules = rules;
    this.#options = options;
    this.store.subscribe((changes) => this.#views.apply(changes));
  }

  /**
   * Puts a batch into force, all or nothing.
   * @param transactionId the transaction whose commit this is; it ends here
   * @throws ABORTED, FAILED_PRECONDITION, PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS
   */
  commit(
    caller: Caller,
    database: DatabaseName,
    writes: readonly Write[],
    transactionId?: string,
  ): Committed {
    checkDatabase(database, writes);
    const transaction = transactionId === undefined ? undefined : this.transactions.end(transactionId);
    if (transaction?.readOnly === true && writes.length > 0)
      throw invalid('Cannot modify entities in a read-only transaction.');
    if (transaction !== undefined && !transaction.readOnly) this.transactions.checkUnchanged(transaction);
    const commitTime = this.store.clock.tick();
    const stored = (name: string) => this.store.get(name);
    const stage = new Stage(writes, stored, commitTime);
    const court = this.court(caller, database.project, {
      time: (commitTime / 1000n) * 1000n,
      before: stored,
      after: (name) => stage.after(name),
    });
    if (court !== undefined) for (const staged of stage.writes) judgeWrite(court, staged);
    this.store.apply(stage.changes(), commitTime);
    return { staged: stage.writes, commitTime };
  }

  /** Where a request of this caller is judged; undefined when everything is allowed. */
  court(caller: Caller, project: string, view?: Pick<Court, 'time' | 'before' | 'after'>): Court | undefined {
    const ruleset = this.rules.of(project);
    if (ruleset === undefined || caller.kind === 'admin') return undefined;
    const stored = (name: string) => this.store.get(name);
    return {
      ruleset,
      caller,
      time: this.store.clock.now(),
      before: stored,
      after: stored,
      ...view,
      project: `projects/${project}`,
      batch: { seen: new Set() },
      debug: this.#options.debug,
    };
  }

  /** The query's result at the present or in a snapshot, in order. */
  run(query: Query, source: DocumentSource): readonly StoredDocument[] {
    return runQuery(query, source, source === this.store ? this.#views : undefined);
  }

  /** @throws FAILED_PRECONDITION when the query's composite index is not declared */
  demandIndex(query: Query, aggregated: readonly FieldPath[] = []): void {
    this.#options.indexes?.demand(query, aggregated);
  }

  /** Deletes every document of a database (or below one of its documents) and tells the listeners. */
  clear(parent: string): void {
    const changes: Change[] = [];
    const scope = { parent, collectionId: undefined, allDescendants: true };
    for (const before of this.store.scan(scope))
      changes.push({ name: before.name, before, after: undefined });
    this.store.apply(changes, this.store.clock.tick());
  }

  /**
   * Puts an import's documents in. Their update time becomes that of the import: a client that outlived the engine
   * may hold a later version that was never exported, and takes none that is older than what it knows.
   */
  insert(documents: readonly StoredDocument[]): void {
    const updateTime = this.store.clock.tick();
    const changes = documents.map((document) => ({
      name: document.name,
      before: this.store.get(document.name),
      after: { ...document, updateTime },
    }));
    this.store.apply(changes, updateTime);
  }
}

function checkDatabase({ project, database }: DatabaseName, writes: readonly Write[]): void {
  const prefix = `projects/${project}/databases/${database}/documents/`;
  const stranger = writes.find(({ name }) => !name.startsWith(prefix));
  if (stranger !== undefined)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document name "${stranger.name}" is not in the database projects/${project}/databases/${database}.`,
    );
}
