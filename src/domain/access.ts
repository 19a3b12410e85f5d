import type { User } from './user.ts';

/** Who may act as an account: its owner, and those its own document grants access to (decision D7). */
export function canActAs(account: Pick<User, 'id' | 'user_access'>, userId: string): boolean {
  return account.id === userId || account.user_access[userId] === true;
}

/** The ids of the accounts a person may choose to act as, the own one first. */
export function getAccessibleAccountIds(own: Pick<User, 'id' | 'account_access'>): string[] {
  return [own.id, ...Object.keys(own.account_access).filter((id) => id !== own.id)];
}

/** The id of the account acted for: the chosen one while access to it lasts, else the own one. */
export function getSelectedAccountId(
  own: Pick<User, 'id' | 'account_access' | 'current_accessed_account'>,
): string {
  const chosen = own.current_accessed_account;
  return getAccessibleAccountIds(own).includes(chosen) ? chosen : own.id;
}
