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
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { toStoredAccountType, type AccountType } from '#src/domain/account-type.ts';
import type { NewUser } from '#src/domain/new-user.ts';
import type { ProfileChanges } from '#src/domain/profile-form-schema.ts';
import { parseUser, type AccountTypeChanges, type User } from '#src/domain/user.ts';
import { withDataErrors, isDataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { buildEmailEntry, fetchEmailEntry } from './emails.ts';
import { firestore } from './firestore-client.ts';
import { fetchDocument } from './fetch-document.ts';
import { startingWith } from './starting-with.ts';

const getUserRef = (userId: string) => doc(firestore, 'users', userId);

/**
 * Reads one profile.
 *
 * @returns undefined when it does not exist
 * @throws DataError `not-allowed` when it was deleted and is hidden
 */
export async function fetchUser(id: string): Promise<User | undefined> {
  return fetchDocument('users', id, parseUser);
}

/**
 * Reads one profile.
 *
 * @returns undefined when it does not exist or was deleted
 * @throws DataError
 */
export async function fetchVisibleUser(id: string): Promise<User | undefined> {
  try {
    const user = await fetchUser(id);
    return user?.deleted ? undefined : user;
  } catch (error) {
    if (isDataError(error, 'not-allowed')) return undefined;
    throw error;
  }
}

/** The security rules refuse queries for more profiles. */
const maxListedUsers = 20;

/**
 * Lists up to 20 profiles of one account type by first name.
 *
 * @param firstName the beginning of the first names; empty for all
 * @throws DataError
 */
export async function fetchUsersByType(type: AccountType, firstName = ''): Promise<User[]> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      query(
        collection(firestore, 'users'),
        where('account_type', '==', toStoredAccountType(type)),
        orderBy('first_name'),
        ...startingWith(firstName),
        limit(maxListedUsers),
      ),
    );
    const users = snapshot.docs.map((found) => parseUser(found.id, toPlainData(found.data())));
    return users.filter((user) => !user.deleted);
  });
}

/**
 * Creates the profile of a new account.
 *
 * @throws DataError
 */
export async function createUser(user: NewUser): Promise<void> {
  return withDataErrors(() => setDoc(getUserRef(user.id), user));
}

/**
 * Changes public fields of a profile; fields that are left out keep their values.
 *
 * @throws DataError
 */
export async function updateProfile(id: string, changes: ProfileChanges): Promise<void> {
  return withDataErrors(() => updateDoc(getUserRef(id), changes));
}

/**
 * Changes the account type. When the account then shows another name, it loses the verified badge.
 *
 * @param changes see `buildAccountTypeChanges`
 * @throws DataError
 */
export async function updateAccountType(
  userId: string,
  { account_type, ...changes }: AccountTypeChanges,
): Promise<void> {
  const fields = { account_type: toStoredAccountType(account_type), ...changes };
  return withDataErrors(() => updateDoc(getUserRef(userId), fields));
}

/** The account's own entry of an email, if it has one. */
async function fetchOwnEmailRef(userId: string, email: string): Promise<DocumentReference | undefined> {
  if (email === '') return undefined;
  const entry = await fetchEmailEntry(email);
  return entry.userId === userId ? entry.ref : undefined;
}

/**
 * Copies the verified email of the login to the profile and registers it, so that others find the account (decision
 * D25); the earlier email is unregistered.
 *
 * @param email as in the ID token
 * @param earlierEmail as on the profile; may be empty
 * @throws DataError
 */
export async function updateProfileEmail(userId: string, email: string, earlierEmail: string): Promise<void> {
  return withDataErrors(async () => {
    const { ref } = await fetchEmailEntry(email);
    const earlierRef = await fetchOwnEmailRef(userId, earlierEmail);
    const batch = writeBatch(firestore);
    batch.update(getUserRef(userId), { email });
    batch.set(ref, buildEmailEntry(userId));
    if (earlierRef && earlierRef.path !== ref.path) batch.delete(earlierRef);
    await batch.commit();
  });
}

/**
 * Stores which account a user acts as.
 *
 * @param accountId the own account, or one whose document grants access
 * @throws DataError
 */
export async function updateSelectedAccount(userId: string, accountId: string): Promise<void> {
  return withDataErrors(() => updateDoc(getUserRef(userId), { current_accessed_account: accountId }));
}

/**
 * Deletes the own profile and unregisters its email. The rules require a login in the last ten minutes.
 *
 * @throws DataError
 */
export async function deleteProfile(userId: string): Promise<void> {
  return withDataErrors(async () => {
    const profile = await fetchUser(userId);
    const emailRef = profile && (await fetchOwnEmailRef(userId, profile.email));
    const batch = writeBatch(firestore);
    batch.delete(getUserRef(userId));
    if (emailRef) batch.delete(emailRef);
    await batch.commit();
  });
}
