import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import {
  animalSearchQuery,
  peopleSearchQuery,
  videoSearchQuery,
  type SearchParams,
} from '#src/queries/search.ts';

export interface CategorySearch<Item> {
  /** Undefined while loading, after an error, or when nothing is searched. */
  results: SearchResults<Item> | undefined;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

const toCategorySearch = <Item>(query: UseQueryResult<SearchResults<Item>>): CategorySearch<Item> => ({
  results: query.data,
  isLoading: query.isLoading || (query.isError && query.isRefetching),
  isError: query.isError && !query.isRefetching,
  retry: () => void query.refetch(),
});

/** Three independent searches. People have no events, so under an event they are searched by text only. */
export function useSearch(params: SearchParams) {
  const searchesPeople = params.category.kind === 'people' || params.text !== '';
  return {
    people: toCategorySearch(useQuery({ ...peopleSearchQuery(params), enabled: searchesPeople })),
    animals: toCategorySearch(useQuery(animalSearchQuery(params))),
    videos: toCategorySearch(useQuery(videoSearchQuery(params))),
  };
}
