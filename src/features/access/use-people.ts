import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchOwnAccount } from '#src/data/firestore-lite/users.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { userByEmailQuery } from '#src/queries/access-queries.ts';
import { invalidateUsers, userQuery } from '#src/queries/user-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { applySavedProfile } from '#src/session/session-actions.ts';
import { copy } from './copy.ts';

export interface Person {
  id: string;
  /** Undefined while loading; null when it does not exist or was deleted. */
  profile: User | null | undefined;
}

export function usePeople(ids: readonly string[]) {
  return useQueries({
    queries: ids.map(userQuery),
    combine: (results) => ({
      people: results.map((result, index): Person => ({ id: ids[index] ?? '', profile: result.data })),
      error: results.find((result) => result.isLoadingError)?.error,
      retry: () => results.forEach((result) => result.isLoadingError && void result.refetch()),
    }),
  });
}

/** @param email undefined disables the query */
export function usePersonByEmail(email: string | undefined) {
  return useQuery({ ...userByEmailQuery(email ?? ''), enabled: email !== undefined });
}

/** Refetches the own profile, in case its subscription has ended, and the people it lists. */
export function useRefreshPeople(ownId: string): () => void {
  const queryClient = useQueryClient();
  const refresh = async () => {
    const own = await fetchOwnAccount(ownId);
    if (own) applySavedProfile(ownId, own);
    await invalidateUsers(queryClient);
  };
  return () => {
    refresh().catch((error: unknown) => {
      showAlert('error', copy.page.refreshFailed(getErrorMessage(error)));
    });
  };
}
