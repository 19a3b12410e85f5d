import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { storedAccountType, type AccountType } from '#src/domain/account-type.ts';
import { asDataErrors } from '../data-error.ts';
import { database } from './database.ts';

const profile = (userId: string) => doc(database, 'users', userId);

/**
 * Changes what kind of account a person has; nothing else changes with it.
 *
 * @throws DataError
 */
export async function changeAccountType(userId: string, type: AccountType): Promise<void> {
  return asDataErrors(() => updateDoc(profile(userId), { account_type: storedAccountType(type) }));
}

/**
 * Writes the address of the sign-in into the person's profile (decision D25).
 *
 * @param email as it stands in the token
 * @throws DataError
 */
export async function followEmail(userId: string, email: string): Promise<void> {
  return asDataErrors(() => updateDoc(profile(userId), { email }));
}

/**
 * Deletes the own profile. The rules ask for a password given in the last ten minutes.
 *
 * @throws DataError
 */
export async function deleteProfile(userId: string): Promise<void> {
  return asDataErrors(() => deleteDoc(profile(userId)));
}
