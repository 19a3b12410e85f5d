import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { withDataErrors } from '../data-error.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { firestore } from './firestore-client.ts';

/** The collections of documents that belong to an account, with the field that contains the account's id. */
const ownerFields = {
  videos: 'user_id',
  animals: 'contractor',
  notifications: 'notified_user_id',
} as const;

export type OwnedCollection = keyof typeof ownerFields;

/** A document as it is stored, with its own id as `id`. */
export type StoredDocument = StoredFields & { readonly id: string };

const pageSize = 100;

async function fetchPage(
  collectionName: OwnedCollection,
  accountId: string,
  after?: QueryDocumentSnapshot,
): Promise<QueryDocumentSnapshot[]> {
  return withDataErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestore, collectionName),
        where(ownerFields[collectionName], '==', accountId),
        ...(after ? [startAfter(after)] : []),
        limit(pageSize),
      ),
    );
    return docs;
  });
}

const toStoredDocument = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  ...toPlainData(snapshot.data()),
  id: snapshot.id,
});

/**
 * Reads all documents of one collection that belong to an account.
 *
 * @throws DataError
 */
export async function fetchOwnedDocuments(
  collectionName: OwnedCollection,
  accountId: string,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const page = await fetchPage(collectionName, accountId, after);
    documents.push(...page.map(toStoredDocument));
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
  return documents;
}

/**
 * Reads a profile as it is stored.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchStoredProfile(userId: string): Promise<StoredDocument | undefined> {
  return withDataErrors(async () => {
    const snapshot = await getDoc(doc(firestore, 'users', userId));
    return snapshot.exists() ? toStoredDocument(snapshot) : undefined;
  });
}

/**
 * Deletes a notification; succeeds when it is already gone.
 *
 * @throws DataError
 */
export async function deleteNotification(id: string): Promise<void> {
  return withDataErrors(() => deleteDoc(doc(firestore, 'notifications', id)));
}
