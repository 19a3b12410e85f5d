import { randomBytes } from 'node:crypto';
import { invalidArgumentError, RpcError } from '../errors.ts';
import { parseOptionalObject, parseOptionalString } from '../parse-json.ts';
import { compileMatcher } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource, DocumentStore } from '../store/document-store.ts';
import { parseInstant } from '../values/instant.ts';

/** Production ends a transaction after 270 seconds. Microseconds. */
const transactionLifetime = 270_000_000n;
/** Clients that never end theirs must not fill the memory: the oldest go first. */
const maxActiveTransactions = 1000;

/** A transaction reads one snapshot; at its commit nothing it has read may have changed since. */
export class Transaction {
  readonly id = randomBytes(16).toString('base64');
  readonly readOnly: boolean;
  /** The snapshot's instant, microseconds. */
  readonly readTime: bigint;
  readonly source: DocumentSource;
  readonly #names = new Set<string>();
  readonly #queries: ((document: StoredDocument) => boolean)[] = [];

  constructor(readOnly: boolean, readTime: bigint, source: DocumentSource) {
    this.readOnly = readOnly;
    this.readTime = readTime;
    this.source = source;
  }

  recordRead(name: string): void {
    this.#names.add(name);
  }

  recordQuery(query: Query): void {
    this.#queries.push(compileMatcher(query));
  }

  /** Whether the change touches anything that was read. */
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

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /**
   * Begins what a TransactionOptions asks for: read-write unless it says otherwise.
   * @throws FAILED_PRECONDITION when its read time is too long ago
   */
  begin(options: unknown): Transaction {
    this.#evictExpired();
    const parsed = parseOptionalObject(options, 'options');
    const readOnly = parseOptionalObject(parsed?.['readOnly'], 'read_only');
    if (readOnly !== undefined && parsed?.['readWrite'] !== undefined)
      throw invalidArgumentError('A transaction is either read-only or read-write.');
    const wanted = parseOptionalString(readOnly?.['readTime'], 'read_time');
    const readTime = wanted === undefined ? this.#store.clock.now() : parseInstant(wanted);
    const source = new SnapshotSource(this.#store, readTime);
    source.assertAvailable();
    const transaction = new Transaction(readOnly !== undefined, readTime, source);
    this.#active.set(transaction.id, transaction);
    const [oldest] = this.#active.keys();
    if (this.#active.size > maxActiveTransactions && oldest !== undefined) this.#active.delete(oldest);
    return transaction;
  }

  /** @throws INVALID_ARGUMENT when there is none of that id (any more) */
  get(id: string): Transaction {
    const transaction = this.#active.get(id);
    if (transaction === undefined)
      throw invalidArgumentError('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** Ends the transaction, whatever comes of it. */
  end(id: string): Transaction {
    const transaction = this.get(id);
    this.#active.delete(id);
    return transaction;
  }

  /** @throws ABORTED when something the transaction read has changed since */
  assertNoConflicts(transaction: Transaction): void {
    const commits = this.#store.history.getCommitsSince(transaction.readTime);
    const collides = commits?.some((changes) => changes.some((change) => transaction.conflictsWith(change)));
    if (collides ?? true)
      throw new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  #evictExpired(): void {
    const oldest = this.#store.clock.now() - transactionLifetime;
    for (const [id, transaction] of this.#active) if (transaction.readTime < oldest) this.#active.delete(id);
  }
}

/** The snapshot at an instant; looked up anew for each read, since the present moves on. */
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
