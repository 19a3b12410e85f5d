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
import { asDataErrors } from '../data-error.ts';
import { plainData } from '../plain-data.ts';
import { database } from './database.ts';

/** What belongs to an account besides its profile, by the field that names the account. */
const ownerFields = {
  videos: 'user_id',
  animals: 'contractor',
  notifications: 'notified_user_id',
} as const;

export type OwnCollection = keyof typeof ownerFields;

/** A document as it is stored, with times as Dates; `id` is the document's own. */
export type StoredFields = Readonly<Record<string, unknown>> & { readonly id: string };

const pageSize = 100;

async function fetchPage(from: OwnCollection, accountId: string, after?: QueryDocumentSnapshot) {
  return asDataErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(database, from),
        where(ownerFields[from], '==', accountId),
        ...(after ? [startAfter(after)] : []),
        limit(pageSize),
      ),
    );
    return docs;
  });
}

const storedFields = (found: QueryDocumentSnapshot): StoredFields => ({
  ...plainData(found.data()),
  id: found.id,
});

/**
 * Reads everything of one kind that belongs to an account, page by page.
 *
 * @throws DataError
 */
export async function fetchOwnDocuments(from: OwnCollection, accountId: string): Promise<StoredFields[]> {
  const all: StoredFields[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const page = await fetchPage(from, accountId, after);
    all.push(...page.map(storedFields));
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
export async function fetchOwnProfile(userId: string): Promise<StoredFields | undefined> {
  return asDataErrors(async () => {
    const found = await getDoc(doc(database, 'users', userId));
    return found.exists() ? storedFields(found) : undefined;
  });
}

/** @throws DataError */
export async function deleteOwnDocument(from: OwnCollection, id: string): Promise<void> {
  return asDataErrors(() => deleteDoc(doc(database, from, id)));
}
