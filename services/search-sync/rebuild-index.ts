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
 * Brings the whole index in line with Firestore once: what is missing or older is stored, what Firestore does not have
 * is taken away. Searching goes on meanwhile.
 *
 * @throws Error when either cannot be reached
 */
export async function rebuildIndex({ firestore, index, log }: SyncContext): Promise<void> {
  await index.ensureCollections();
  for (const name of collectionNames) {
    const strays = new Set((await index.fetchDocuments(name)).keys());
    let count = 0;
    for await (const page of readSyncedDocuments(firestore, name)) {
      const documents = page.map(({ document }) => document).filter((document) => document !== undefined);
      const refused = await index.upsertDocuments(name, documents);
      for (const { id, reason } of refused) log(`${name}/${id} is left out: ${reason}`);
      for (const { id } of documents) strays.delete(id);
      count += documents.length - refused.length;
    }
    for (const id of strays) await index.deleteDocument(name, id);
    log(`${name}: ${count} stored, ${strays.size} taken away`);
  }
}

/**
 * Compares the index with Firestore, document by document and field by field.
 *
 * @returns a line for each difference; none when the index is true
 * @throws Error when either cannot be reached
 */
export async function verifyIndex({ firestore, index }: Omit<SyncContext, 'log'>): Promise<string[]> {
  const differences: string[] = [];
  for (const name of collectionNames) {
    const held = await index.fetchDocuments(name);
    for await (const page of readSyncedDocuments(firestore, name)) {
      for (const { id, document } of page) {
        const other = held.get(id);
        held.delete(id);
        if (document && !other) differences.push(`${name}/${id} is missing`);
        else if (!document && other) differences.push(`${name}/${id} should not be found`);
        else if (document && other) {
          const names = [...new Set([...Object.keys(document), ...Object.keys(other)])];
          const wrong = names.filter((key) => JSON.stringify(document[key]) !== JSON.stringify(other[key]));
          if (wrong.length > 0) differences.push(`${name}/${id} differs in ${wrong.join(', ')}`);
        }
      }
    }
    for (const id of held.keys()) differences.push(`${name}/${id} is no longer in Firestore`);
  }
  return differences;
}
