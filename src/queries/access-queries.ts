import {
  mutationOptions,
  queryOptions,
  useQueries,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import {
  fetchPendingAccess,
  findUserToInvite,
  performAccessStep,
  resendAccessStep,
} from '#src/data/firestore-lite/access-writes.ts';
import { fetchIsListed, updateIsListed } from '#src/data/firestore-lite/users.ts';
import type { AccessStep, AddAccessStep } from '#src/domain/access-steps.ts';
import { canActAs, getAccessibleAccountIds } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { queryKeys } from './query-keys.ts';
import { userQuery } from './user-queries.ts';

/** The account with an email; null when there is none. Always refetched: an invite must not go to the wrong person. */
export const userByEmailQuery = (email: string) =>
  queryOptions({
    queryKey: queryKeys.userByEmail(email),
    queryFn: async () => (await findUserToInvite(email)) ?? null,
    staleTime: 0,
  });

/** Whether others find the account by its email. */
export const isListedQuery = (userId: string) =>
  queryOptions({ queryKey: queryKeys.isListed(userId), queryFn: () => fetchIsListed(userId) });

/** Lets others find the own account by its email, or no longer. */
export const isListedMutation = (client: QueryClient, own: User) =>
  mutationOptions({
    mutationFn: (isListed: boolean) => updateIsListed(own, isListed),
    onSuccess: (_nothing, isListed) => void client.setQueryData(isListedQuery(own.id).queryKey, isListed),
  });

/** An invite or request; null when it is missing. Always refetched: it may have been sent again. */
export const pendingAccessQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.pendingAccess(id),
    queryFn: async () => (await fetchPendingAccess(id)) ?? null,
    staleTime: 0,
  });

type AccessChange = { otherId: string } & (
  | { step: AccessStep; isResent?: false }
  /** An expired invite or request is sent again. */
  | { step: AddAccessStep; isResent: true }
);

/** A step of access sharing of the own account. */
export const accessStepMutation = (client: QueryClient, own: User) =>
  mutationOptions({
    mutationFn: ({ otherId, ...change }: AccessChange) =>
      change.isResent
        ? resendAccessStep(change.step, own, otherId)
        : performAccessStep(change.step, own, otherId),
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.pendingAccesses }),
  });

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
