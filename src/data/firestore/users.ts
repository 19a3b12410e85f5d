import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { toStoredAccountType, type AccountType } from '#src/domain/account-type.ts';
import type { NewUser } from '#src/domain/new-user.ts';
import type { ProfileChanges } from '#src/domain/profile-form-schema.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import { withDataErrors, DataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchDocument } from './fetch-document.ts';

/**
 * Reads one profile.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchUser(id: string): Promise<User | undefined> {
  return fetchDocument('users', id, parseUser);
}

/**
 * Reads several profiles; those that are missing or may not be read are left out.
 *
 * @throws DataError when the server cannot be reached
 */
export async function fetchUsers(ids: readonly string[]): Promise<User[]> {
  const users = await Promise.all(ids.map((id) => fetchUser(id).catch(ignoreForbidden)));
  return users.filter((user) => user !== undefined);
}

/** A profile that was deleted is hidden from everybody else. */
function ignoreForbidden(error: unknown): undefined {
  if (!(error instanceof DataError && error.kind === 'not-allowed')) throw error;
}

/** The most profiles that one query may list (the security rules refuse more). */
const maxListedUsers = 20;

/**
 * Lists profiles of one account type by first name.
 *
 * @throws DataError
 */
export async function fetchUsersByType(type: AccountType): Promise<User[]> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      query(
        collection(firestore, 'users'),
        where('account_type', '==', toStoredAccountType(type)),
        orderBy('first_name'),
        limit(maxListedUsers),
      ),
    );
    const users = snapshot.docs.map((found) => parseUser(found.id, toPlainData(found.data())));
    return users.filter((user) => !user.deleted);
  });
}

/**
 * Stores the profile of a new account.
 *
 * @throws DataError
 */
export async function createUser(user: NewUser): Promise<void> {
  return withDataErrors(() => setDoc(doc(firestore, 'users', user.id), user));
}

/**
 * Changes some public fields of a profile; the others stay as they are.
 *
 * @throws DataError
 */
export async function updateProfile(id: string, changes: ProfileChanges): Promise<void> {
  return withDataErrors(() => updateDoc(doc(firestore, 'users', id), changes));
}
