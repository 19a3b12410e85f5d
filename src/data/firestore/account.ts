import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { toStoredAccountType, type AccountType } from '#src/domain/account-type.ts';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore.ts';

const getProfileRef = (userId: string) => doc(firestore, 'users', userId);

/**
 * Changes what kind of account a person has; nothing else changes with it.
 *
 * @throws DataError
 */
export async function updateAccountType(userId: string, type: AccountType): Promise<void> {
  return withDataErrors(() => updateDoc(getProfileRef(userId), { account_type: toStoredAccountType(type) }));
}

/**
 * Writes the address of the sign-in into the person's profile (decision D25).
 *
 * @param email as it stands in the token
 * @throws DataError
 */
export async function updateProfileEmail(userId: string, email: string): Promise<void> {
  return withDataErrors(() => updateDoc(getProfileRef(userId), { email }));
}

/**
 * Deletes the own profile. The rules ask for a password given in the last ten minutes.
 *
 * @throws DataError
 */
export async function deleteProfile(userId: string): Promise<void> {
  return withDataErrors(() => deleteDoc(getProfileRef(userId)));
}
