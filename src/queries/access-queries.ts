import { queryOptions, useQueries, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { fetchPendingAccess, findUserByEmail } from '#src/data/firestore-lite/access-writes.ts';
import { canActAs, getAccessibleAccountIds } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { queryKeys } from './query-keys.ts';
import { userQuery } from './user-queries.ts';

/** The account with an email; null when there is none. Always refetched: an invite must not go to the wrong person. */
export const userByEmailQuery = (email: string) =>
  queryOptions({
    queryKey: queryKeys.userByEmail(email),
    queryFn: async () => (await findUserByEmail(email)) ?? null,
    staleTime: 0,
  });

/** An invite or request; null when it is missing. Always refetched: it may have been sent again. */
export const pendingAccessQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.pendingAccess(id),
    queryFn: async () => (await fetchPendingAccess(id)) ?? null,
    staleTime: 0,
  });

/** Call after a step of access sharing. */
export const invalidatePendingAccess = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.pendingAccesses });

function combineAccounts(own: User, results: UseQueryResult<User | null>[]) {
  const isComplete = results.every(({ data }) => data !== undefined);
  const others = results.flatMap(({ data }) => (data && canActAs(data, own.id) ? [data] : []));
  return {
    /** Undefined until all accounts have loaded. */
    accounts: isComplete ? [own, ...others] : undefined,
    isPending: results.some((result) => result.isPending),
    error: results.find((result) => result.isError)?.error ?? null,
    isFetching: results.some((result) => result.isFetching),
    refetch: () => results.forEach((result) => void result.refetch()),
  };
}

/** The accounts a user can act as, the own one first (decision D7). */
export function useAccessibleAccounts(own: User, { staleTime }: { staleTime?: number } = {}) {
  const otherIds = getAccessibleAccountIds(own).filter((id) => id !== own.id);
  return useQueries({
    queries: otherIds.map((id) => ({ ...userQuery(id), ...(staleTime !== undefined && { staleTime }) })),
    combine: (results) => combineAccounts(own, results),
  });
}
