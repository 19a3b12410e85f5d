import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  deleteRecentSearches,
  fetchRecentSearches,
  storeRecentSearch,
} from '#src/data/device/recent-searches.ts';
import { addRecentSearch } from '#src/domain/recent-searches.ts';
import { queryKeys } from './query-keys.ts';

/** What a user has searched on this device, newest first; nothing where the browser denies storage. */
export const recentSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.recentSearches(userId),
    queryFn: () => fetchRecentSearches(userId).catch((): string[] => []),
    // Another tab may have searched.
    staleTime: 0,
  });

/** Where the browser denies storage, searches last until the page is closed. */
export function addToRecentSearches(client: QueryClient, userId: string, text: string): void {
  client.setQueryData(recentSearchesQuery(userId).queryKey, (searches = []) =>
    addRecentSearch(searches, text),
  );
  storeRecentSearch(userId, text).catch(() => undefined);
}

export const clearRecentSearchesMutation = (client: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: () => deleteRecentSearches(userId),
    onSuccess: () => client.setQueryData(recentSearchesQuery(userId).queryKey, []),
  });
