import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import {
  animalSearchQuery,
  peopleSearchQuery,
  reelSearchQuery,
  videoSearchQuery,
  type SearchParams,
} from '#src/queries/search-queries.ts';

export interface CategorySearch<Item> {
  /** Undefined while loading, after an error, or when nothing is searched. */
  results: SearchResults<Item> | undefined;
  isLoading: boolean;
  /** False until its first answer, which may be an error. */
  isAnswered: boolean;
  isError: boolean;
  retry: () => void;
}

const toCategorySearch = <Item>(query: UseQueryResult<SearchResults<Item>>): CategorySearch<Item> => ({
  results: query.data,
  isAnswered: !query.isLoading,
  isLoading: query.isLoading || (query.isLoadingError && query.isRefetching),
  // Results stay where they could only not be refreshed.
  isError: query.isLoadingError && !query.isRefetching,
  retry: () => void query.refetch(),
});

/**
 * Four independent searches. People have no events, so under an event they are searched by text only; outside the
 * categories everything is, and reels, which belong to none, only there.
 */
export function useSearch(params: SearchParams) {
  const { kind } = params.category;
  const hasText = params.text !== '';
  const people = { ...peopleSearchQuery(params), enabled: hasText || kind === 'people' };
  const animals = { ...animalSearchQuery(params), enabled: hasText || kind !== 'all' };
  const videos = { ...videoSearchQuery(params), enabled: hasText || kind !== 'all' };
  const reels = { ...reelSearchQuery(params), enabled: hasText && kind === 'all' };
  return {
    people: toCategorySearch(useQuery(people)),
    animals: toCategorySearch(useQuery(animals)),
    videos: toCategorySearch(useQuery(videos)),
    reels: toCategorySearch(useQuery(reels)),
  };
}
