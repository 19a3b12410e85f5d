import { canPublish } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { useAccessibleAccounts } from '#src/queries/access-queries.ts';

/** The accounts the user can publish for, the own one first; only that one if the others cannot be loaded. */
export function usePublishableAccounts(own: User) {
  const { accounts = [own], isPending, error, refetch } = useAccessibleAccounts(own);
  return {
    isPending,
    publishableAccounts: accounts.filter((account) => canPublish(account.account_type)),
    isError: error !== null,
    retry: refetch,
  };
}
