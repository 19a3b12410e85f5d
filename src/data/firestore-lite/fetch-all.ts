import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { maxPageSize } from '#src/domain/list-limits.ts';

/**
 * Reads everything that a query finds, or the first `max` documents, in pages: the rules allow no larger ones.
 *
 * @param found without a cursor or a limit
 * @throws FirestoreError
 */
export async function fetchAll(found: Query, max = Infinity): Promise<QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(query(found, ...(after ? [startAfter(after)] : []), limit(maxPageSize)));
    documents.push(...docs);
    after = docs.length === maxPageSize ? docs.at(-1) : undefined;
  } while (after && documents.length < max);
  return documents;
}
