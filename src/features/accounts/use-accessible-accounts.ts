import { useQuery } from '@tanstack/react-query';
import { fetchAccessibleAccounts } from '#src/data/firestore/accounts.ts';
import { getAccessibleAccountIds } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';

/** The accounts a person may act for, the own one first; read anew whenever they are asked to choose. */
export function useAccessibleAccounts(own: User) {
  return useQuery({
    queryKey: ['accessible accounts', getAccessibleAccountIds(own)],
    queryFn: () => fetchAccessibleAccounts(own),
    staleTime: 0,
  });
}
