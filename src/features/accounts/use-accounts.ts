import { useQuery } from '@tanstack/react-query';
import { fetchAccessibleAccounts } from '#src/data/firestore/accounts.ts';
import { accessibleAccountIds } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';

/** The accounts a person may act for, the own one first; read anew whenever they are asked to choose. */
export function useAccounts(own: User) {
  return useQuery({
    queryKey: ['accessible accounts', accessibleAccountIds(own)],
    queryFn: () => fetchAccessibleAccounts(own),
    staleTime: 0,
  });
}
