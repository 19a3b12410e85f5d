import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  deleteRecentSearches,
  readRecentSearches,
  storeRecentSearches,
} from '#src/data/device/recent-searches.ts';
import { addRecentSearch } from '#src/domain/recent-search.ts';
import { queryKeys } from './query-keys.ts';

/** What a user has searched on this device, newest first. */
export const recentSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.recentSearches(userId),
    queryFn: () => readRecentSearches(userId),
    networkMode: 'always',
    // Another tab may have searched.
    staleTime: 0,
  });

export function addToRecentSearches(client: QueryClient, userId: string, text: string): void {
  const searches = addRecentSearch(readRecentSearches(userId), text);
  client.setQueryData(recentSearchesQuery(userId).queryKey, searches);
  storeRecentSearches(userId, searches);
}

export function clearRecentSearches(client: QueryClient, userId: string): void {
  client.setQueryData(recentSearchesQuery(userId).queryKey, []);
  deleteRecentSearches();
}
