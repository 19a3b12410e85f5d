import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { plainData } from '#src/data/plain-data.ts';
import { indexDocument, type CollectionName, type IndexDocument } from './documents.ts';

/** A document of Firestore, and what the index holds of it. */
interface Stored {
  readonly id: string;
  readonly document: IndexDocument | undefined;
}

const pageSize = 500;

/** What the index is to hold of a document. */
export function storedDocument(
  name: CollectionName,
  found: { readonly id: string; data(): Record<string, unknown> },
): Stored {
  return { id: found.id, document: indexDocument(name, found.id, plainData(found.data())) };
}

/** Reads a whole collection, page by page. */
export async function* storedDocuments(firestore: Firestore, name: CollectionName): AsyncGenerator<Stored[]> {
  const inOrder = firestore.collection(name).orderBy(FieldPath.documentId()).limit(pageSize);
  let after: string | undefined;
  do {
    const { docs } = await (after === undefined ? inOrder : inOrder.startAfter(after)).get();
    yield docs.map((found) => storedDocument(name, found));
    after = docs.length === pageSize ? docs.at(-1)?.id : undefined;
  } while (after !== undefined);
}
