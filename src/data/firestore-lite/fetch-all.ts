import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

/** The rules allow no larger pages. */
const pageSize = 100;

/**
 * Reads everything that a query finds, in pages.
 *
 * @param found without an order or a limit
 * @throws FirestoreError
 */
export async function fetchAll(found: Query): Promise<QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(query(found, ...(after ? [startAfter(after)] : []), limit(pageSize)));
    documents.push(...docs);
    after = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (after);
  return documents;
}
