import { setTimeout as wait } from 'node:timers/promises';
import type { CollectionName, IndexDocument } from './documents.ts';
import type { SearchIndex } from './search-index.ts';

/** In milliseconds: after a failure the next try comes later each time, up to the second one. */
const patience = { first: 500, longest: 30_000 };

interface WriterOptions {
  readonly index: SearchIndex;
  readonly collection: CollectionName;
  readonly log: (line: string) => void;
}

/**
 * Writes the changes of one collection to the index, in portions, and goes on until each is there: what changes while
 * the index cannot be reached waits here, each document in its newest state only.
 */
export class IndexWriter {
  private readonly options: WriterOptions;
  private readonly waiting = new Map<string, IndexDocument | undefined>();
  private readonly ending = new AbortController();
  private work: Promise<void> | undefined;

  constructor(options: WriterOptions) {
    this.options = options;
  }

  /** @param document undefined takes it away */
  write(id: string, document: IndexDocument | undefined): void {
    this.waiting.set(id, document);
    this.work ??= this.writeAll();
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.work) await this.work;
  }

  /** Gives up what still waits. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.idle();
  }

  private async writeAll(): Promise<void> {
    // What one event brings along comes in one portion.
    await Promise.resolve();
    let pause = patience.first;
    while (this.waiting.size > 0 && !this.ending.signal.aborted) {
      const portion = new Map(this.waiting);
      this.waiting.clear();
      try {
        await this.writePortion(portion);
        pause = patience.first;
      } catch (error) {
        for (const [id, document] of portion) if (!this.waiting.has(id)) this.waiting.set(id, document);
        const reason = error instanceof Error ? error.message : String(error);
        this.options.log(`${this.options.collection}: ${this.waiting.size} wait, ${reason}`);
        await wait(pause, undefined, { signal: this.ending.signal }).catch(() => undefined);
        pause = Math.min(pause * 2, patience.longest);
      }
    }
    this.work = undefined;
  }

  private async writePortion(portion: ReadonlyMap<string, IndexDocument | undefined>): Promise<void> {
    const { index, collection, log } = this.options;
    const documents = [...portion.values()].filter((document) => document !== undefined);
    if (documents.length > 0) {
      for (const { id, reason } of await index.store(collection, documents)) {
        log(`${collection}/${id} is left out: ${reason}`);
      }
    }
    for (const [id, document] of portion) if (!document) await index.remove(collection, id);
  }
}
