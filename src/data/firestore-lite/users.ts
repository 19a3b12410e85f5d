import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  deleteField,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { buildAgreement } from '#src/domain/agreement.ts';
import { toStoredAccountType, type AccountType } from '#src/domain/account-type.ts';
import type { NewUser } from '#src/domain/new-user.ts';
import type { ProfileChanges } from '#src/domain/profile-form-schema.ts';
import { parseUser, type AccountTypeChanges, type User } from '#src/domain/user.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { fetchOwnAccount, fetchOwnEmailRef, getPrivateRef, onlyVisible } from './contacts.ts';
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
  return onlyVisible(fetchUser(id));
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
 * Creates the profile of a new account, whose person agreed to the terms. Its email follows once it is verified.
 *
 * @param phone may be empty
 * @throws DataError
 */
export async function createUser(user: NewUser, phone: string): Promise<void> {
  return withDataErrors(async () => {
    const batch = writeBatch(firestore);
    batch.set(getUserRef(user.id), user);
    batch.set(getPrivateRef(user.id, 'contact'), { phone });
    const agreement = { ...buildAgreement(), agreed: serverTimestamp() };
    batch.set(getPrivateRef(user.id, 'agreement'), agreement);
    await batch.commit();
  });
}

/**
 * Changes a profile and its phone; fields that are left out keep their values.
 *
 * @throws DataError
 */
export async function updateProfile(id: string, { phone, ...changes }: ProfileChanges): Promise<void> {
  return withDataErrors(async () => {
    const batch = writeBatch(firestore);
    if (phone === undefined) batch.update(getUserRef(id), changes);
    else {
      // On the profile it is from before.
      batch.update(getUserRef(id), { ...changes, phone: deleteField() });
      batch.set(getPrivateRef(id, 'contact'), { phone }, { merge: true });
    }
    await batch.commit();
  });
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
 * Deletes the own profile with what is stored apart from it, unregisters its email, and asks operators to remove what
 * members cannot. The rules require a login in the last ten minutes.
 *
 * @throws DataError
 */
export async function deleteProfile(userId: string): Promise<void> {
  return withDataErrors(async () => {
    const profile = await fetchOwnAccount(userId);
    const emailRef = profile && (await fetchOwnEmailRef(userId, profile.email));
    const batch = writeBatch(firestore);
    batch.delete(getUserRef(userId));
    batch.delete(getPrivateRef(userId, 'contact'));
    batch.delete(getPrivateRef(userId, 'agreement'));
    batch.set(doc(firestore, 'erasures', userId), { requested: serverTimestamp() });
    if (emailRef) batch.delete(emailRef);
    await batch.commit();
  });
}
