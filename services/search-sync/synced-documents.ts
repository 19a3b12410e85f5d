import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { toIndexDocument, type CollectionName, type IndexDocument } from './index-documents.ts';

/** A document of Firestore, and what the index holds of it. */
interface SyncedDocument {
  readonly id: string;
  readonly document: IndexDocument | undefined;
}

const pageSize = 500;

/** What the index is to hold of a document. */
export function toSyncedDocument(
  name: CollectionName,
  found: { readonly id: string; data(): Record<string, unknown> },
): SyncedDocument {
  return { id: found.id, document: toIndexDocument(name, found.id, toPlainData(found.data())) };
}

/** Reads a whole collection, page by page. */
export async function* readSyncedDocuments(
  firestore: Firestore,
  name: CollectionName,
): AsyncGenerator<SyncedDocument[]> {
  const inOrder = firestore.collection(name).orderBy(FieldPath.documentId()).limit(pageSize);
  let after: string | undefined;
  do {
    const { docs } = await (after === undefined ? inOrder : inOrder.startAfter(after)).get();
    yield docs.map((found) => toSyncedDocument(name, found));
    after = docs.length === pageSize ? docs.at(-1)?.id : undefined;
  } while (after !== undefined);
}
