import { useQueries, useQuery } from '@tanstack/react-query';
import { findUserByEmail } from '#src/data/firestore/access.ts';
import { fetchUsers } from '#src/data/firestore/users.ts';
import type { User } from '#src/domain/user.ts';

/** Of everybody who is listed on the page. */
export const peopleKey = 'people with access';

/** Somebody who is gone, or whose account was deleted and is hidden, has no profile. */
async function fetchPerson(id: string): Promise<User | null> {
  const [person] = await fetchUsers([id]);
  return person ?? null;
}

/** Somebody whom the own profile names: undefined while their profile loads, null when there is none any more. */
export interface Person {
  id: string;
  profile: User | null | undefined;
}

/** Several people, in the order given, and what went wrong, if anything did. */
export function usePeople(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({ queryKey: [peopleKey, id], queryFn: () => fetchPerson(id) })),
    combine: (results) => ({
      people: results.map((result, place): Person => ({ id: ids[place] ?? '', profile: result.data })),
      error: results.find((result) => result.isLoadingError)?.error,
      retry: () => results.forEach((result) => result.isLoadingError && void result.refetch()),
    }),
  });
}

/**
 * The account of an address, asked for while it is valid.
 *
 * @param email undefined while there is nothing to look for
 */
export function usePersonByEmail(email: string | undefined) {
  return useQuery({
    queryKey: ['person by e-mail', email],
    queryFn: async () => (email === undefined ? null : ((await findUserByEmail(email)) ?? null)),
    enabled: email !== undefined,
    staleTime: 0,
  });
}
