import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import type { User } from '#src/domain/user.ts';
import { queryKeys } from './query-keys.ts';

/** Pages that people open from links show rides before they ask for profiles. */
const importUsers = () => withDataErrors(() => import('#src/data/firestore-lite/users.ts'));

async function fetchVisibleUser(id: string): Promise<User | undefined> {
  const users = await importUsers();
  return users.fetchVisibleUser(id);
}

/** A profile; null when it does not exist or was deleted. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.user(id),
    queryFn: async () => (await fetchVisibleUser(id)) ?? null,
  });

/** Which of some profiles do not exist or were deleted. */
export const goneUsersQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.goneUsers(ids),
    queryFn: async () => {
      const users = await Promise.all(ids.map(fetchVisibleUser));
      return ids.filter((_id, index) => !users[index]);
    },
  });

/** A profile with the contact that only those who act for it can read; null when it does not exist or was deleted. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.account(id),
    queryFn: async () => {
      const { fetchAccount } = await importUsers();
      return (await fetchAccount(id)) ?? null;
    },
  });

/** The email of an account that the user acts for; empty when there is none. */
export const emailQuery = (account: Pick<User, 'id' | 'email'>) =>
  queryOptions({
    queryKey: queryKeys.email(account.id),
    queryFn: async () => {
      const { fetchEmail } = await importUsers();
      return fetchEmail(account);
    },
  });

export const invalidateUsers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.users });

/** How long the skeleton of a profile stays visible after its data has arrived (MYR-06; specification, section 9). */
const minimumSkeletonTimeMs = 1000;

/** Succeeds after the minimum time. Cached, so that returning to a profile shows it immediately. */
export const profileSkeletonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.profileSkeleton(id),
    queryFn: () =>
      new Promise<true>((resolve) => {
        setTimeout(() => resolve(true), minimumSkeletonTimeMs);
      }),
    staleTime: Infinity,
  });
