import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { toIndexDocument, type CollectionName, type IndexDocument } from './index-documents.ts';

/** The id of a Firestore document with its index document, if it is indexed. */
interface SyncedDocument {
  readonly id: string;
  readonly document: IndexDocument | undefined;
}

const pageSize = 500;

export function toSyncedDocument(
  name: CollectionName,
  snapshot: { readonly id: string; data(): Record<string, unknown> },
): SyncedDocument {
  return { id: snapshot.id, document: toIndexDocument(name, snapshot.id, toPlainData(snapshot.data())) };
}

/** Reads a whole collection, page by page. */
export async function* readSyncedDocuments(
  firestore: Firestore,
  name: CollectionName,
): AsyncGenerator<SyncedDocument[]> {
  const query = firestore.collection(name).orderBy(FieldPath.documentId()).limit(pageSize);
  let after: string | undefined;
  do {
    const { docs } = await (after === undefined ? query : query.startAfter(after)).get();
    yield docs.map((snapshot) => toSyncedDocument(name, snapshot));
    after = docs.length === pageSize ? docs.at(-1)?.id : undefined;
  } while (after !== undefined);
}
