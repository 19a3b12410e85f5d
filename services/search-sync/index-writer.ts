import { setTimeout as wait } from 'node:timers/promises';
import type { CollectionName, IndexDocument } from './index-documents.ts';
import type { SearchIndex } from './search-index.ts';

const initialRetryDelayMs = 500;
const maxRetryDelayMs = 30_000;

interface IndexWriterOptions {
  readonly index: SearchIndex;
  readonly collection: CollectionName;
  readonly log: (line: string) => void;
}

/**
 * Writes the changes of one collection to the index in batches, retrying with exponential backoff. While the index is
 * unreachable, pending changes stay in memory, the latest version of each document only.
 */
export class IndexWriter {
  readonly #options: IndexWriterOptions;
  readonly #pending = new Map<string, IndexDocument | undefined>();
  readonly #abortController = new AbortController();
  #activeFlush: Promise<void> | undefined;

  constructor(options: IndexWriterOptions) {
    this.#options = options;
  }

  /** @param document undefined deletes it */
  enqueue(id: string, document: IndexDocument | undefined): void {
    this.#pending.set(id, document);
    this.#activeFlush ??= this.#flush();
  }

  /** Resolves when no change is pending. */
  async waitUntilIdle(): Promise<void> {
    while (this.#activeFlush) await this.#activeFlush;
  }

  /** Stops writing and discards pending changes. */
  async stop(): Promise<void> {
    this.#abortController.abort();
    await this.waitUntilIdle();
  }

  async #flush(): Promise<void> {
    // Collects all changes of one snapshot into one batch.
    await Promise.resolve();
    let retryDelayMs = initialRetryDelayMs;
    while (this.#pending.size > 0 && !this.#abortController.signal.aborted) {
      const batch = new Map(this.#pending);
      this.#pending.clear();
      try {
        await this.#writeBatch(batch);
        retryDelayMs = initialRetryDelayMs;
      } catch (error) {
        for (const [id, document] of batch) if (!this.#pending.has(id)) this.#pending.set(id, document);
        const reason = error instanceof Error ? error.message : String(error);
        this.#options.log(`${this.#options.collection}: ${this.#pending.size} pending, ${reason}`);
        await wait(retryDelayMs, undefined, { signal: this.#abortController.signal }).catch(() => undefined);
        retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
      }
    }
    this.#activeFlush = undefined;
  }

  async #writeBatch(batch: ReadonlyMap<string, IndexDocument | undefined>): Promise<void> {
    const { index, collection, log } = this.#options;
    const documents = [...batch.values()].filter((document) => document !== undefined);
    if (documents.length > 0) {
      for (const { id, reason } of await index.upsertDocuments(collection, documents)) {
        log(`${collection}/${id} was rejected: ${reason}`);
      }
    }
    for (const [id, document] of batch) if (!document) await index.deleteDocument(collection, id);
  }
}
