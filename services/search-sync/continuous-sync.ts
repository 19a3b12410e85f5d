import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { collectionNames, type CollectionName } from './index-documents.ts';
import { IndexWriter } from './index-writer.ts';
import type { SearchIndex } from './search-index.ts';
import { toSyncedDocument } from './synced-documents.ts';

/** A running sync from Firestore to the index. */
export interface ContinuousSync {
  /** Resolves when the index matches the initial snapshots. */
  readonly caughtUp: Promise<void>;
  /** Rejects when a Firestore listener fails permanently; the caller has to start a new sync. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

interface ContinuousSyncOptions {
  readonly firestore: Firestore;
  readonly index: SearchIndex;
  readonly log: (line: string) => void;
}

/**
 * Syncs the index with Firestore and then writes every change until stopped.
 *
 * @throws Error if the index is unreachable at the start
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

  const syncCollection = async (name: CollectionName): Promise<void> => {
    const writer = new IndexWriter({ index, collection: name, log });
    writers.push(writer);
    const staleIds = new Set((await index.fetchDocuments(name)).keys());
    await new Promise<void>((resolve) => {
      const stop = firestore.collection(name).onSnapshot((snapshot) => {
        writeChanges(name, snapshot, writer);
        for (const { id } of snapshot.docs) staleIds.delete(id);
        for (const id of staleIds) writer.enqueue(id, undefined);
        staleIds.clear();
        resolve();
      }, fail);
      listeners.push(stop);
    });
    await writer.waitUntilIdle();
  };
  const initialSync = Promise.all(collectionNames.map(syncCollection));
  initialSync.catch(fail);
  const caughtUp = Promise.race([initialSync.then(() => undefined), failed]);
  // Prevents unhandled rejections when neither promise is awaited.
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
