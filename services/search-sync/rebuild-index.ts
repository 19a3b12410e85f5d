import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { findExisting, readPages } from '../read-pages.ts';
import { collectionNames, type CollectionName } from './index-documents.ts';
import {
  syncDocuments,
  toIndexed,
  toStored,
  type StoredDocument,
  type SyncContext,
} from './sync-documents.ts';

const pageSize = 500;

/** A part of a collection, which can be read again. */
interface Page {
  readonly documents: readonly StoredDocument[];
  readonly readAgain: () => Promise<StoredDocument[]>;
}

/** Reads a whole collection in parts, in the order of the ids. */
async function* readCollection(firestore: Firestore, name: CollectionName): AsyncGenerator<Page> {
  const collection = firestore.collection(name);
  for await (const docs of readPages(collection, pageSize)) {
    const [first, last] = [docs[0]?.id, docs.at(-1)?.id];
    const page = collection.orderBy(FieldPath.documentId()).startAt(first).endAt(last);
    yield {
      documents: docs.map(toStored),
      readAgain: async () => (await page.get()).docs.map(toStored),
    };
  }
}

/** Which of the ids Firestore no longer has. */
async function findMissing(
  firestore: Firestore,
  name: CollectionName,
  ids: readonly string[],
): Promise<string[]> {
  const references = ids.map((id) => firestore.collection(name).doc(id));
  const existing = await findExisting(references);
  return references.filter(({ path }) => !existing.has(path)).map(({ id }) => id);
}

/** @returns how many documents were deleted from the index */
async function deleteMissing({ firestore, index }: SyncContext, name: CollectionName): Promise<number> {
  let count = 0;
  for await (const ids of index.readIds(name)) {
    const missing = await findMissing(firestore, name, ids);
    await index.deleteDocuments(name, missing);
    count += missing.length;
  }
  return count;
}

/**
 * Stores every Firestore document in the index, deletes what Firestore no longer has, and then lets people search in it;
 * until then they search in what was there before. Needs the same memory for any number of documents, and can be
 * stopped at any point and started again.
 *
 * @throws Error if Firestore or the index is unreachable
 */
export async function rebuildIndex(context: SyncContext): Promise<void> {
  const { firestore, index, log } = context;
  await index.createCollections();
  for (const name of collectionNames) {
    let storedCount = 0;
    for await (const { documents, readAgain } of readCollection(firestore, name))
      storedCount += await syncDocuments(context, name, readAgain, documents);
    const deletedCount = await deleteMissing(context, name);
    log(`${name}: ${storedCount} stored, ${deletedCount} deleted`);
  }
  await index.publish();
}

/**
 * Compares the index with Firestore, document by document and field by field.
 *
 * @returns one line per difference
 * @throws Error if Firestore or the index is unreachable
 */
export async function* verifyIndex({ firestore, index }: Omit<SyncContext, 'log'>): AsyncGenerator<string> {
  for (const name of collectionNames) {
    for await (const { documents } of readCollection(firestore, name)) {
      const ids = documents.map(({ id }) => id);
      const indexed = await index.fetchDocuments(name, ids);
      for (const stored of documents) {
        const difference = describeDifference(toIndexed(name, stored), indexed.get(stored.id));
        if (difference) yield `${name}/${stored.id} ${difference}`;
      }
    }
    for await (const ids of index.readIds(name))
      for (const id of await findMissing(firestore, name, ids))
        yield `${name}/${id} is no longer in Firestore`;
  }
}

/** @returns what is wrong with what the index has; undefined where nothing is */
export function describeDifference(
  expected: Readonly<Record<string, unknown>> | undefined,
  indexed: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (!expected) return indexed && 'should not be indexed';
  if (!indexed) return 'is missing';
  const names = [...new Set([...Object.keys(expected), ...Object.keys(indexed)])];
  const differing = names.filter((key) => JSON.stringify(expected[key]) !== JSON.stringify(indexed[key]));
  return differing.length > 0 ? `differs in ${differing.join(', ')}` : undefined;
}
