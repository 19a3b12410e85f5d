import { setTimeout as wait } from 'node:timers/promises';
import type { CollectionName, IndexDocument } from './index-documents.ts';
import type { SearchIndex } from './search-index.ts';

/** In milliseconds: after a failure the next try comes later each time, up to the second one. */
const retryDelayMs = { first: 500, longest: 30_000 };

interface IndexWriterOptions {
  readonly index: SearchIndex;
  readonly collection: CollectionName;
  readonly log: (line: string) => void;
}

/**
 * Writes the changes of one collection to the index, in portions, and goes on until each is there: what changes while
 * the index cannot be reached waits here, each document in its newest state only.
 */
export class IndexWriter {
  private readonly options: IndexWriterOptions;
  private readonly pending = new Map<string, IndexDocument | undefined>();
  private readonly abortController = new AbortController();
  private activeFlush: Promise<void> | undefined;

  constructor(options: IndexWriterOptions) {
    this.options = options;
  }

  /** @param document undefined takes it away */
  enqueue(id: string, document: IndexDocument | undefined): void {
    this.pending.set(id, document);
    this.activeFlush ??= this.flush();
  }

  /** Resolves when nothing waits any more. */
  async waitUntilIdle(): Promise<void> {
    while (this.activeFlush) await this.activeFlush;
  }

  /** Gives up what still waits. */
  async stop(): Promise<void> {
    this.abortController.abort();
    await this.waitUntilIdle();
  }

  private async flush(): Promise<void> {
    // What one event brings along comes in one portion.
    await Promise.resolve();
    let pause = retryDelayMs.first;
    while (this.pending.size > 0 && !this.abortController.signal.aborted) {
      const portion = new Map(this.pending);
      this.pending.clear();
      try {
        await this.writeBatch(portion);
        pause = retryDelayMs.first;
      } catch (error) {
        for (const [id, document] of portion) if (!this.pending.has(id)) this.pending.set(id, document);
        const reason = error instanceof Error ? error.message : String(error);
        this.options.log(`${this.options.collection}: ${this.pending.size} wait, ${reason}`);
        await wait(pause, undefined, { signal: this.abortController.signal }).catch(() => undefined);
        pause = Math.min(pause * 2, retryDelayMs.longest);
      }
    }
    this.activeFlush = undefined;
  }

  private async writeBatch(portion: ReadonlyMap<string, IndexDocument | undefined>): Promise<void> {
    const { index, collection, log } = this.options;
    const documents = [...portion.values()].filter((document) => document !== undefined);
    if (documents.length > 0) {
      for (const { id, reason } of await index.upsertDocuments(collection, documents)) {
        log(`${collection}/${id} is left out: ${reason}`);
      }
    }
    for (const [id, document] of portion) if (!document) await index.deleteDocument(collection, id);
  }
}
