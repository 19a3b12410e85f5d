import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { collectionNames, type CollectionName } from './index-documents.ts';
import { IndexWriter } from './index-writer.ts';
import type { SearchIndex } from './search-index.ts';
import { toSyncedDocument } from './synced-documents.ts';

/** The index on its way behind Firestore. */
export interface ContinuousSync {
  /** Resolves when all that was there at the start is in the index. */
  readonly caughtUp: Promise<void>;
  /** Rejects when Firestore ends the listening for good: whoever started this starts it again. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

interface ContinuousSyncOptions {
  readonly firestore: Firestore;
  readonly index: SearchIndex;
  readonly log: (line: string) => void;
}

/**
 * Brings the index in line with Firestore and keeps it so, document by document, until it is stopped.
 *
 * @throws Error when the index cannot be reached at the start
 */
export async function startContinuousSync({
  firestore,
  index,
  log,
}: ContinuousSyncOptions): Promise<ContinuousSync> {
  await index.ensureCollections();
  const writers: IndexWriter[] = [];
  const listeners: (() => void)[] = [];
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));

  const begin = async (name: CollectionName): Promise<void> => {
    const writer = new IndexWriter({ index, collection: name, log });
    writers.push(writer);
    const strays = new Set((await index.fetchDocuments(name)).keys());
    await new Promise<void>((resolve) => {
      const stop = firestore.collection(name).onSnapshot((snapshot) => {
        writeChanges(name, snapshot, writer);
        for (const { id } of snapshot.docs) strays.delete(id);
        for (const id of strays) writer.enqueue(id, undefined);
        strays.clear();
        resolve();
      }, fail);
      listeners.push(stop);
    });
    await writer.waitUntilIdle();
  };
  const begun = Promise.all(collectionNames.map(begin));
  begun.catch(fail);
  const caughtUp = Promise.race([begun.then(() => undefined), failed]);
  // A failure may come when nobody waits for either any more.
  caughtUp.catch(() => {});
  return {
    caughtUp,
    failed,
    stop: async () => {
      for (const stop of listeners) stop();
      await Promise.all(writers.map((writer) => writer.stop()));
    },
  };
}

function writeChanges(name: CollectionName, snapshot: QuerySnapshot, writer: IndexWriter): void {
  for (const change of snapshot.docChanges()) {
    const { id, document } = toSyncedDocument(name, change.doc);
    writer.enqueue(id, change.type === 'removed' ? undefined : document);
  }
}
