import { doc, updateDoc } from 'firebase/firestore/lite';
import { getAccessibleAccountIds, canActAs } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore.ts';
import { fetchUsers } from './users.ts';

/**
 * The accounts a person may act for, the own one first: those that their profile names and whose own document names
 * them (decision D7).
 *
 * @param own the person's profile, which is not read again
 * @throws DataError when the server cannot be reached
 */
export async function fetchAccessibleAccounts(own: User): Promise<User[]> {
  const others = getAccessibleAccountIds(own).filter((id) => id !== own.id);
  const accounts = await fetchUsers(others);
  return [own, ...accounts.filter((account) => canActAs(account, own.id))];
}

/**
 * Stores for whom a person acts.
 *
 * @param accountId the own account, or one whose document grants access
 * @throws DataError
 */
export async function selectAccount(userId: string, accountId: string): Promise<void> {
  return withDataErrors(() =>
    updateDoc(doc(firestore, 'users', userId), { current_accessed_account: accountId }),
  );
}
