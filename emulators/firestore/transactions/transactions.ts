import { randomBytes } from 'node:crypto';
import { invalid, RpcError } from '../errors.ts';
import { readOptionalObject, readOptionalString } from '../input.ts';
import { compileMatch } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import type { Change, StoredDocument } from '../store/document.ts';
import type { DocumentSource, DocumentStore } from '../store/store.ts';
import { parseInstant } from '../values/instant.ts';

/** Production ends a transaction after 270 seconds. Microseconds. */
const LIFETIME = 270_000_000n;
/** Clients that never end theirs must not fill the memory: the oldest go first. */
const MAXIMUM_ACTIVE = 1000;

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

  noteGet(name: string): void {
    this.#names.add(name);
  }

  noteQuery(query: Query): void {
    this.#queries.push(compileMatch(query));
  }

  /** Whether the change touches anything that was read. */
  collidesWith({ name, before, after }: Change): boolean {
    if (this.#names.has(name)) return true;
    return this.#queries.some(
      (matches) => (before !== undefined && matches(before)) || (after !== undefined && matches(after)),
    );
  }
}

export class Transactions {
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
    this.#dropExpired();
    const parsed = readOptionalObject(options, 'options');
    const readOnly = readOptionalObject(parsed?.['readOnly'], 'read_only');
    if (readOnly !== undefined && parsed?.['readWrite'] !== undefined)
      throw invalid('A transaction is either read-only or read-write.');
    const wanted = readOptionalString(readOnly?.['readTime'], 'read_time');
    const readTime = wanted === undefined ? this.#store.clock.now() : parseInstant(wanted);
    const source = new SnapshotSource(this.#store, readTime);
    source.check();
    const transaction = new Transaction(readOnly !== undefined, readTime, source);
    this.#active.set(transaction.id, transaction);
    const [oldest] = this.#active.keys();
    if (this.#active.size > MAXIMUM_ACTIVE && oldest !== undefined) this.#active.delete(oldest);
    return transaction;
  }

  /** @throws INVALID_ARGUMENT when there is none of that id (any more) */
  get(id: string): Transaction {
    const transaction = this.#active.get(id);
    if (transaction === undefined)
      throw invalid('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** Ends the transaction, whatever comes of it. */
  end(id: string): Transaction {
    const transaction = this.get(id);
    this.#active.delete(id);
    return transaction;
  }

  /** @throws ABORTED when something the transaction read has changed since */
  checkUnchanged(transaction: Transaction): void {
    const commits = this.#store.history.since(transaction.readTime);
    const collides = commits?.some((changes) => changes.some((change) => transaction.collidesWith(change)));
    if (collides ?? true)
      throw new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  #dropExpired(): void {
    const oldest = this.#store.clock.now() - LIFETIME;
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

  check(): void {
    this.#store.at(this.#time);
  }

  get(name: string): StoredDocument | undefined {
    return this.#store.at(this.#time).get(name);
  }

  scan(scope: Parameters<DocumentSource['scan']>[0]): Iterable<StoredDocument> {
    return this.#store.at(this.#time).scan(scope);
  }
}
