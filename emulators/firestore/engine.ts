import type { Caller } from './caller.ts';
import { invalidArgumentError, RpcError } from './errors.ts';
import type { IndexRegistry } from './indexes/index-registry.ts';
import { ListenerRegistry } from './listen/listener-registry.ts';
import { QueryIndexCache } from './query/query-index-cache.ts';
import type { Query } from './query/query.ts';
import { runQuery } from './query/run-query.ts';
import { WriteStreamRegistry } from './writes/write-stream-log.ts';
import type { AuthorizationContext } from './rules-bridge/authorize.ts';
import { authorizeWrite } from './rules-bridge/authorize.ts';
import type { RulesetRegistry } from './rules-bridge/ruleset-registry.ts';
import type { DatabaseName } from './store/resource-names.ts';
import type { Change, StoredDocument } from './store/document.ts';
import type { DocumentSource } from './store/document-store.ts';
import { DocumentStore } from './store/document-store.ts';
import { TransactionManager } from './transactions/transaction-manager.ts';
import type { FieldPath } from './values/field-path.ts';
import { StagedBatch } from './writes/staged-batch.ts';
import type { StagedWrite } from './writes/staged-batch.ts';
import type { Write } from './writes/write.ts';

export interface CommitResult {
  readonly stagedWrites: readonly StagedWrite[];
  /** Microseconds. */
  readonly commitTime: bigint;
}

export interface EngineOptions {
  /** The declared composite indexes; undefined: none are demanded. */
  readonly indexes?: IndexRegistry | undefined;
  /** Takes what rules print with debug(). */
  readonly debug?: (text: string) => void;
}

/** The databases with all that watches over them; the transports are doors to it. */
export class Engine {
  readonly store = new DocumentStore();
  readonly rulesets: RulesetRegistry;
  readonly #queryIndexes = new QueryIndexCache();
  readonly transactions = new TransactionManager(this.store);
  readonly writeStreams = new WriteStreamRegistry();
  readonly listeners = new ListenerRegistry(this.store);
  readonly #options: EngineOptions;

  constructor(rules: RulesetRegistry, options: EngineOptions = {}) {
    this.rulesets = rules;
    this.#options = options;
    this.store.subscribe((changes) => this.#queryIndexes.apply(changes));
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
  ): CommitResult {
    assertSameDatabase(database, writes);
    const transaction = transactionId === undefined ? undefined : this.transactions.end(transactionId);
    if (transaction?.readOnly === true && writes.length > 0)
      throw invalidArgumentError('Cannot modify entities in a read-only transaction.');
    if (transaction !== undefined && !transaction.readOnly) this.transactions.assertNoConflicts(transaction);
    const commitTime = this.store.clock.tick();
    const stored = (name: string) => this.store.get(name);
    const stage = new StagedBatch(writes, stored, commitTime);
    const court = this.createAuthorizationContext(caller, database.project, {
      time: (commitTime / 1000n) * 1000n,
      getDocument: stored,
      getDocumentAfter: (name) => stage.getDocumentAfter(name),
    });
    if (court !== undefined) for (const staged of stage.writes) authorizeWrite(court, staged);
    this.store.apply(stage.getChanges(), commitTime);
    return { stagedWrites: stage.writes, commitTime };
  }

  /** Where a request of this caller is judged; undefined when everything is allowed. */
  createAuthorizationContext(
    caller: Caller,
    project: string,
    view?: Pick<AuthorizationContext, 'time' | 'getDocument' | 'getDocumentAfter'>,
  ): AuthorizationContext | undefined {
    const ruleset = this.rulesets.get(project);
    if (ruleset === undefined || caller.kind === 'admin') return undefined;
    const stored = (name: string) => this.store.get(name);
    return {
      ruleset,
      caller,
      time: this.store.clock.now(),
      getDocument: stored,
      getDocumentAfter: stored,
      ...view,
      project: `projects/${project}`,
      batch: { seen: new Set() },
      debug: this.#options.debug,
    };
  }

  /** The query's result at the present or in a snapshot, in order. */
  runQuery(query: Query, source: DocumentSource): readonly StoredDocument[] {
    return runQuery(query, source, source === this.store ? this.#queryIndexes : undefined);
  }

  /** @throws FAILED_PRECONDITION when the query's composite index is not declared */
  requireIndexes(query: Query, aggregated: readonly FieldPath[] = []): void {
    this.#options.indexes?.requireIndexes(query, aggregated);
  }

  /** Deletes every document of a database (or below one of its documents) and tells the listeners. */
  deleteAllDocuments(parent: string): void {
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
  importDocuments(documents: readonly StoredDocument[]): void {
    const updateTime = this.store.clock.tick();
    const changes = documents.map((document) => ({
      name: document.name,
      before: this.store.get(document.name),
      after: { ...document, updateTime },
    }));
    this.store.apply(changes, updateTime);
  }
}

function assertSameDatabase({ project, database }: DatabaseName, writes: readonly Write[]): void {
  const prefix = `projects/${project}/databases/${database}/documents/`;
  const stranger = writes.find(({ name }) => !name.startsWith(prefix));
  if (stranger !== undefined)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document name "${stranger.name}" is not in the database projects/${project}/databases/${database}.`,
    );
}
