import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchVisibleUser } from '#src/data/firestore-lite/users.ts';
import { queryKeys } from './query-keys.ts';

/** A profile; null when it does not exist or was deleted. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.user(id),
    queryFn: async () => (await fetchVisibleUser(id)) ?? null,
  });

export const invalidateUsers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.users });
