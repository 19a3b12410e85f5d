import { appCheckMessage, type AppCheckVerifier } from '../app-check.ts';
import type { Caller } from './caller.ts';
import { invalidArgumentError, RpcError } from './errors.ts';
import type { IndexRegistry } from './indexes/index-registry.ts';
import { ListenerRegistry } from './listen/listener-registry.ts';
import { QueryIndexCache } from './query/query-index-cache.ts';
import type { Query } from './query/query.ts';
import { assertNoDescendingKeyScan } from './indexes/index-requirements.ts';
import { runQuery } from './query/run-query.ts';
import { WriteStreamRegistry } from './writes/write-stream-log.ts';
import type { AuthorizationContext } from './rules-bridge/authorize.ts';
import { authorizeWrite } from './rules-bridge/authorize.ts';
import type { RulesetRegistry } from './rules-bridge/ruleset-registry.ts';
import { getCollectionPath, getResourceId, type DatabaseName } from './store/resource-names.ts';
import type { Change, StoredDocument } from './store/document.ts';
import type { DocumentSource } from './store/document-store.ts';
import { DocumentStore } from './store/document-store.ts';
import { TransactionManager } from './transactions/transaction-manager.ts';
import type { FieldPath } from './values/field-path.ts';
import { countIndexEntries, maxIndexEntries } from './values/index-entries.ts';
import { StagedBatch } from './writes/staged-batch.ts';
import type { StagedWrite } from './writes/staged-batch.ts';
import type { Write } from './writes/write.ts';

export interface CommitResult {
  readonly stagedWrites: readonly StagedWrite[];
  /** Microseconds. */
  readonly commitTime: bigint;
}

export interface EngineOptions {
  /** The declared indexes. Undefined: queries need none. */
  readonly indexes?: IndexRegistry | undefined;
  /** Receives the output of debug() calls in rules. */
  readonly debug?: (text: string) => void;
  /** Without it, App Check tokens are not required. */
  readonly appCheck?: AppCheckVerifier | undefined;
}

/** All databases with their rules, indexes, transactions and listeners; every transport calls into it. */
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

  /** @throws PERMISSION_DENIED if App Check is required and the token of a client is not valid */
  requireAppCheck(caller: Caller, token: string | undefined): void {
    const { appCheck } = this.#options;
    if (appCheck === undefined || caller.kind === 'admin' || appCheck.isValid(token)) return;
    throw new RpcError('PERMISSION_DENIED', appCheckMessage);
  }

  /**
   * Applies a batch atomically.
   * @param transactionId the transaction to commit; it ends in any case
   * @throws INVALID_ARGUMENT, ABORTED, FAILED_PRECONDITION, PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS
   */
  commit(
    caller: Caller,
    database: DatabaseName,
    writes: readonly Write[],
    transactionId?: string,
  ): CommitResult {
    assertSameDatabase(database, writes);
    const databasePath = `projects/${database.project}/databases/${database.database}`;
    const transaction =
      transactionId === undefined ? undefined : this.transactions.end(databasePath, transactionId);
    if (transaction?.isReadOnly === true && writes.length > 0)
      throw invalidArgumentError('Cannot modify entities in a read-only transaction.');
    if (transaction !== undefined && !transaction.isReadOnly)
      this.transactions.assertNoConflicts(transaction);
    const commitTime = this.store.clock.tick();
    const getStored = (name: string) => this.store.get(name);
    const batch = new StagedBatch(writes, getStored, commitTime);
    const authorization = this.createAuthorizationContext(caller, database, {
      time: (commitTime / 1000n) * 1000n,
      getDocument: getStored,
      getDocumentAfter: (name) => batch.getDocumentAfter(name),
    });
    if (authorization !== undefined)
      for (const document of batch.getDocuments()) authorizeWrite(authorization, document);
    const changes = batch.getChanges();
    for (const { after } of changes) if (after !== undefined) this.#requireFewIndexEntries(after);
    this.store.apply(changes, commitTime);
    return { stagedWrites: batch.writes, commitTime };
  }

  #requireFewIndexEntries({ name, fields }: StoredDocument): void {
    const collectionId = getResourceId(getCollectionPath(name));
    const isExempt = (path: string) => this.#options.indexes?.isExempt(collectionId, path) ?? false;
    if (countIndexEntries(fields, isExempt) > maxIndexEntries)
      throw invalidArgumentError(
        `Too many index entries for the document '${name}': the maximum is ${maxIndexEntries.toLocaleString('en-US')}.`,
      );
  }

  /**
   * The context in which rules authorize a request; undefined when no rules apply to it.
   * @param snapshot what the request reads, by default the stored documents at the current time
   */
  createAuthorizationContext(
    caller: Caller,
    { project, database }: DatabaseName,
    snapshot?: Pick<AuthorizationContext, 'time' | 'getDocument' | 'getDocumentAfter'>,
  ): AuthorizationContext | undefined {
    const ruleset = this.rulesets.get(`projects/${project}/databases/${database}`);
    if (ruleset === undefined || caller.kind === 'admin') return undefined;
    const getStored = (name: string) => this.store.get(name);
    return {
      ruleset,
      caller,
      time: this.store.clock.now(),
      getDocument: getStored,
      getDocumentAfter: getStored,
      ...snapshot,
      project: `projects/${project}`,
      batch: { seen: new Set() },
      debug: this.#options.debug,
    };
  }

  /** Runs a query on the stored documents or on a snapshot. @returns the documents in the query's order */
  runQuery(query: Query, source: DocumentSource): readonly StoredDocument[] {
    return runQuery(query, source, source === this.store ? this.#queryIndexes : undefined);
  }

  /** @throws FAILED_PRECONDITION when an index that the query needs is not declared, or never exists by default */
  requireIndexes(query: Query, aggregated: readonly FieldPath[] = []): void {
    const { indexes } = this.#options;
    if (indexes !== undefined) indexes.requireIndexes(query, aggregated);
    else assertNoDescendingKeyScan(query);
  }

  /** The declared composite indexes that have served no query so far. */
  getUnusedIndexes(): readonly object[] {
    return this.#options.indexes?.getUnused() ?? [];
  }

  /** Deletes everything below `parent`, a document or the root of a database, in one commit. */
  deleteAllDocuments(parent: string): void {
    const changes: Change[] = [];
    const scope = { parent, collectionId: undefined, allDescendants: true };
    for (const before of this.store.scan(scope))
      changes.push({ name: before.name, before, after: undefined });
    this.store.apply(changes, this.store.clock.tick());
  }

  /** Deletes everything in all databases. */
  reset(): void {
    for (const parent of this.store.getRoots()) this.deleteAllDocuments(parent);
  }

  /**
   * Stores imported documents with the time of the import as their update time: a client that outlived the engine may
   * have cached a later version that was never exported, and ignores any that is older.
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
  const foreign = writes.find(({ name }) => !name.startsWith(prefix));
  if (foreign !== undefined)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document name "${foreign.name}" is not in the database projects/${project}/databases/${database}.`,
    );
}
