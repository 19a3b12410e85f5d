import type { Firestore } from 'firebase-admin/firestore';
import { collectionNames } from './index-documents.ts';
import type { SearchIndex } from './search-index.ts';
import { readSyncedDocuments } from './synced-documents.ts';

interface SyncContext {
  readonly firestore: Firestore;
  readonly index: SearchIndex;
  readonly log: (line: string) => void;
}

/**
 * Stores every Firestore document in the index and deletes index documents that Firestore no longer has. The index
 * stays searchable meanwhile.
 *
 * @throws Error if Firestore or the index is unreachable
 */
export async function rebuildIndex({ firestore, index, log }: SyncContext): Promise<void> {
  await index.ensureCollections();
  for (const name of collectionNames) {
    const staleIds = new Set((await index.fetchDocuments(name)).keys());
    let count = 0;
    for await (const page of readSyncedDocuments(firestore, name)) {
      const documents = page.map(({ document }) => document).filter((document) => document !== undefined);
      const rejected = await index.upsertDocuments(name, documents);
      for (const { id, reason } of rejected) log(`${name}/${id} was rejected: ${reason}`);
      for (const { id } of documents) staleIds.delete(id);
      count += documents.length - rejected.length;
    }
    for (const id of staleIds) await index.deleteDocument(name, id);
    log(`${name}: ${count} stored, ${staleIds.size} deleted`);
  }
}

/**
 * Compares the index with Firestore, document by document and field by field.
 *
 * @returns one line per difference
 * @throws Error if Firestore or the index is unreachable
 */
export async function verifyIndex({ firestore, index }: Omit<SyncContext, 'log'>): Promise<string[]> {
  const differences: string[] = [];
  for (const name of collectionNames) {
    const indexed = await index.fetchDocuments(name);
    for await (const page of readSyncedDocuments(firestore, name)) {
      for (const { id, document } of page) {
        const indexedDocument = indexed.get(id);
        indexed.delete(id);
        if (document && !indexedDocument) differences.push(`${name}/${id} is missing`);
        else if (!document && indexedDocument) differences.push(`${name}/${id} should not be indexed`);
        else if (document && indexedDocument) {
          const names = [...new Set([...Object.keys(document), ...Object.keys(indexedDocument)])];
          const differing = names.filter(
            (key) => JSON.stringify(document[key]) !== JSON.stringify(indexedDocument[key]),
          );
          if (differing.length > 0) differences.push(`${name}/${id} differs in ${differing.join(', ')}`);
        }
      }
    }
    for (const id of indexed.keys()) differences.push(`${name}/${id} is no longer in Firestore`);
  }
  return differences;
}
