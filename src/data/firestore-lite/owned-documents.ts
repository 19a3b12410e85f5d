import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  query,
  where,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore/lite';
import type { ParentRole } from '#src/domain/pedigree.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { fetchAll } from './fetch-all.ts';
import { firestore } from './firestore-client.ts';

/** The collections of documents that belong to an account, with the field that contains the account's id. */
const ownerFields = {
  videos: 'user_id',
  reels: 'user_id',
  animals: 'contractor',
  pedigrees: 'user_id',
  notifications: 'notified_user_id',
} as const;

export type OwnedCollection = keyof typeof ownerFields;

/** A document as it is stored, with its own id as `id`. */
export type StoredDocument = StoredFields & { readonly id: string };

const toStoredDocument = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  ...toPlainData(snapshot.data()),
  id: snapshot.id,
});

async function fetchWhere(
  collectionName: OwnedCollection,
  filter: QueryFieldFilterConstraint,
): Promise<StoredDocument[]> {
  const found = query(collection(firestore, collectionName), filter);
  const documents = await withDataErrors(() => fetchAll(found));
  return documents.map(toStoredDocument);
}

/**
 * Reads all documents of one collection that belong to an account.
 *
 * @throws DataError
 */
export const fetchOwnedDocuments = (
  collectionName: OwnedCollection,
  accountId: string,
): Promise<StoredDocument[]> =>
  fetchWhere(collectionName, where(ownerFields[collectionName], '==', accountId));

/**
 * Reads the videos in which an account is tagged as a contestant.
 *
 * @throws DataError
 */
export const fetchVideosOfContestant = (accountId: string): Promise<StoredDocument[]> =>
  fetchWhere('videos', where('contestants_id', 'array-contains', accountId));

/**
 * Reads the videos of an account's animals.
 *
 * @throws DataError
 */
export const fetchVideosOfAnimals = (accountId: string): Promise<StoredDocument[]> =>
  fetchWhere('videos', where('tagged_animal_contractor_id', '==', accountId));

/**
 * Reads the pedigrees in which an animal of an account is a parent.
 *
 * @throws DataError
 */
export const fetchPedigreesOfParent = (role: ParentRole, accountId: string): Promise<StoredDocument[]> =>
  fetchWhere('pedigrees', where(`${role}_owner_id`, '==', accountId));

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
