import type { User } from './user.ts';

/** Whether a user can act as an account: its owner, or granted access by its document (decision D7). */
export function canActAs(account: Pick<User, 'id' | 'user_access'>, userId: string): boolean {
  return account.id === userId || account.user_access[userId] === true;
}

/** The ids of the accounts that a profile lists as accessible, the own one first. */
export function getAccessibleAccountIds(own: Pick<User, 'id' | 'account_access'>): string[] {
  return [own.id, ...Object.keys(own.account_access).filter((id) => id !== own.id)];
}

/** The id of the selected account: the stored one if it is still accessible, otherwise the own one. */
export function getSelectedAccountId(
  own: Pick<User, 'id' | 'account_access' | 'current_accessed_account'>,
): string {
  const storedId = own.current_accessed_account;
  return getAccessibleAccountIds(own).includes(storedId) ? storedId : own.id;
}
