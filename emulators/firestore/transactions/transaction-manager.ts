import { randomBytes } from 'node:crypto';
import { invalidArgumentError, RpcError } from '../errors.ts';
import { parseOptionalObject, parseOptionalString } from '../parse-json.ts';
import { compileMatcher } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource, DocumentStore } from '../store/document-store.ts';
import { parseInstant } from '../values/instant.ts';

/** 270 seconds, as in production. Source: https://firebase.google.com/docs/firestore/quotas */
const transactionLifetimeMicros = 270_000_000n;
/** Limits the memory used by clients that never end transactions: the oldest are dropped. */
const maxActiveTransactions = 1000;
const maxRememberedIds = 10_000;

/** Reads one snapshot and records what was read, to detect conflicts at commit. */
export class Transaction {
  readonly id = randomBytes(16).toString('base64');
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly isReadOnly: boolean;
  /** The time of the snapshot in microseconds. */
  readonly readTime: bigint;
  readonly source: DocumentSource;
  readonly #names = new Set<string>();
  readonly #queries: ((document: StoredDocument) => boolean)[] = [];

  constructor(database: string, isReadOnly: boolean, readTime: bigint, source: DocumentSource) {
    this.database = database;
    this.isReadOnly = isReadOnly;
    this.readTime = readTime;
    this.source = source;
  }

  recordRead(name: string): void {
    this.#names.add(name);
  }

  recordQuery(query: Query): void {
    this.#queries.push(compileMatcher(query));
  }

  /** Whether the change affects anything that was read. */
  conflictsWith({ name, before, after }: Change): boolean {
    if (this.#names.has(name)) return true;
    return this.#queries.some(
      (matches) => (before !== undefined && matches(before)) || (after !== undefined && matches(after)),
    );
  }
}

export class TransactionManager {
  readonly #store: DocumentStore;
  readonly #active = new Map<string, Transaction>();
  /** The ids of the latest transactions, active or not. */
  readonly #known = new Set<string>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /**
   * Begins a transaction with the given TransactionOptions, read-write by default.
   * @throws INVALID_ARGUMENT, also for the retry of a transaction that never was; FAILED_PRECONDITION when the read time
   *   is too old
   */
  begin(database: string, options: unknown): Transaction {
    this.#evictExpired();
    const parsed = parseOptionalObject(options, 'options');
    const readOnly = parseOptionalObject(parsed?.['readOnly'], 'read_only');
    if (readOnly !== undefined && parsed?.['readWrite'] !== undefined)
      throw invalidArgumentError('A transaction is either read-only or read-write.');
    const readWrite = parseOptionalObject(parsed?.['readWrite'], 'read_write');
    this.#requireKnown(parseOptionalString(readWrite?.['retryTransaction'], 'retry_transaction') ?? '');
    const requestedReadTime = parseOptionalString(readOnly?.['readTime'], 'read_time');
    const readTime =
      requestedReadTime === undefined ? this.#store.clock.now() : parseInstant(requestedReadTime);
    const source = new SnapshotSource(this.#store, readTime);
    source.assertAvailable();
    const transaction = new Transaction(database, readOnly !== undefined, readTime, source);
    this.#active.set(transaction.id, transaction);
    this.#known.add(transaction.id);
    const [oldestId] = this.#known;
    if (this.#known.size > maxRememberedIds && oldestId !== undefined) this.#known.delete(oldestId);
    const [oldest] = this.#active.keys();
    if (this.#active.size > maxActiveTransactions && oldest !== undefined) this.#active.delete(oldest);
    return transaction;
  }

  /** @throws INVALID_ARGUMENT when the transaction is unknown or has ended */
  get(database: string, id: string): Transaction {
    const transaction = this.#active.get(id);
    if (transaction === undefined || transaction.database !== database)
      throw invalidArgumentError('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** Ends and returns the transaction. @throws INVALID_ARGUMENT when it is unknown or has ended */
  end(database: string, id: string): Transaction {
    const transaction = this.get(database, id);
    this.#active.delete(id);
    return transaction;
  }

  /** Ends the transaction unless it has ended. @throws INVALID_ARGUMENT when there never was one */
  rollback(id: string): void {
    if (id === '') throw invalidArgumentError('Invalid transaction.');
    this.#requireKnown(id);
    this.#active.delete(id);
  }

  #requireKnown(id: string): void {
    if (id !== '' && !this.#known.has(id)) throw invalidArgumentError('Invalid transaction.');
  }

  /** @throws ABORTED when anything that the transaction read has changed */
  assertNoConflicts(transaction: Transaction): void {
    const commits = this.#store.history.getCommitsSince(transaction.readTime);
    const hasConflict = commits?.some((changes) =>
      changes.some((change) => transaction.conflictsWith(change)),
    );
    if (hasConflict ?? true)
      throw new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  #evictExpired(): void {
    const oldest = this.#store.clock.now() - transactionLifetimeMicros;
    for (const [id, transaction] of this.#active) if (transaction.readTime < oldest) this.#active.delete(id);
  }
}

/** The snapshot at a fixed time. Each read computes it again, because the stored documents change. */
class SnapshotSource implements DocumentSource {
  readonly #store: DocumentStore;
  readonly #time: bigint;

  constructor(store: DocumentStore, time: bigint) {
    this.#store = store;
    this.#time = time;
  }

  assertAvailable(): void {
    this.#store.getSnapshotAt(this.#time);
  }

  get(name: string): StoredDocument | undefined {
    return this.#store.getSnapshotAt(this.#time).get(name);
  }

  scan(scope: Parameters<DocumentSource['scan']>[0]): Iterable<StoredDocument> {
    return this.#store.getSnapshotAt(this.#time).scan(scope);
  }
}
