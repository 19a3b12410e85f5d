import { doc, updateDoc } from 'firebase/firestore/lite';
import { accessibleAccountIds, mayActAs } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { asDataErrors, toDataError } from '../data-error.ts';
import { database } from './database.ts';
import { fetchUser } from './users.ts';

/** An account that cannot be read any more is none that a person could act for. */
async function accountOrNone(id: string): Promise<User | undefined> {
  try {
    return await fetchUser(id);
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.kind === 'not-allowed') return undefined;
    throw error;
  }
}

/**
 * The accounts a person may act for, the own one first: those that their profile names and whose own document names
 * them (decision D7).
 *
 * @param own the person's profile, which is not read again
 * @throws DataError when the server cannot be reached
 */
export async function fetchAccessibleAccounts(own: User): Promise<User[]> {
  const others = accessibleAccountIds(own).filter((id) => id !== own.id);
  const found = await Promise.all(others.map(accountOrNone));
  const accounts = found.filter((account) => account !== undefined);
  return [own, ...accounts.filter((account) => mayActAs(account, own.id))];
}

/**
 * Stores for whom a person acts.
 *
 * @param accountId the own account, or one whose document grants access
 * @throws DataError
 */
export async function selectAccount(userId: string, accountId: string): Promise<void> {
  return asDataErrors(() =>
    updateDoc(doc(database, 'users', userId), { current_accessed_account: accountId }),
  );
}
