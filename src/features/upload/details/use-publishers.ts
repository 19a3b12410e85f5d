import { canPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { useAccessibleAccounts } from '#src/queries/access-queries.ts';

/** The accounts the user can publish for, the own one first; only that one if the others cannot be loaded. */
export function usePublishers(own: User) {
  const { accounts = [own], ...query } = useAccessibleAccounts(own);
  return { ...query, publishers: accounts.filter((account) => canPublish(account.account_type)) };
}
