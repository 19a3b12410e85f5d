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
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';

/** What belongs to an account besides its profile, by the field that names the account. */
const ownerFields = {
  videos: 'user_id',
  animals: 'contractor',
  notifications: 'notified_user_id',
} as const;

export type OwnedCollection = keyof typeof ownerFields;

/** A document as it is stored, with times as Dates; `id` is the document's own. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

const pageSize = 100;

async function fetchPage(from: OwnedCollection, accountId: string, after?: QueryDocumentSnapshot) {
  return withDataErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestore, from),
        where(ownerFields[from], '==', accountId),
        ...(after ? [startAfter(after)] : []),
        limit(pageSize),
      ),
    );
    return docs;
  });
}

const toStoredDocument = (found: QueryDocumentSnapshot): StoredDocument => ({
  ...toPlainData(found.data()),
  id: found.id,
});

/**
 * Reads everything of one kind that belongs to an account, page by page.
 *
 * @throws DataError
 */
export async function fetchOwnedDocuments(
  from: OwnedCollection,
  accountId: string,
): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const page = await fetchPage(from, accountId, after);
    all.push(...page.map(toStoredDocument));
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
  return all;
}

/**
 * Reads a profile as it is stored.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchStoredProfile(userId: string): Promise<StoredDocument | undefined> {
  return withDataErrors(async () => {
    const found = await getDoc(doc(firestore, 'users', userId));
    return found.exists() ? toStoredDocument(found) : undefined;
  });
}

/** @throws DataError */
export async function deleteOwnedDocument(from: OwnedCollection, id: string): Promise<void> {
  return withDataErrors(() => deleteDoc(doc(firestore, from, id)));
}
