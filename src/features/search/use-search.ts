import { useQuery } from '@tanstack/react-query';
import type { SearchResults, SearchConfig } from '#src/data/search/search-collection.ts';
import { searchAnimals, searchPeople, searchVideos, type SearchRequest } from '#src/data/search/search.ts';
import type { SearchCategory } from '#src/domain/search.ts';

/** What one source has found so far. */
export interface CategorySearch<Item> {
  /** Nothing while it is loading, after a failure, or when there is nothing to look for. */
  results: SearchResults<Item> | undefined;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

interface SearchParams {
  host: SearchConfig;
  category: SearchCategory;
  text: string;
}

function useCategorySearch<Item>(
  name: string,
  { host, category, text }: SearchParams,
  run: (host: SearchConfig, search: SearchRequest) => Promise<SearchResults<Item>>,
  enabled = true,
): CategorySearch<Item> {
  const { data, isLoading, isError, isRefetching, refetch } = useQuery({
    queryKey: ['search', name, category.id, text],
    queryFn: ({ signal }) =>
      run(host, { category, text, signal }).catch((error: unknown) => {
        // eslint-disable-next-line no-console -- the requirement: logged, and empty results
        if (!signal.aborted) console.error(`The search for ${name} failed`, error);
        throw error;
      }),
    enabled,
  });
  return {
    results: data,
    isLoading: isLoading || (isError && isRefetching),
    isError: isError && !isRefetching,
    retry: () => void refetch(),
  };
}

/**
 * Searches people, animals and videos, each for itself: one that fails leaves the others alone. Under an event people
 * are looked for only when something is typed, because an event says nothing about them.
 */
export function useSearch(asked: SearchParams) {
  const looksForPeople = asked.category.kind === 'people' || asked.text !== '';
  return {
    people: useCategorySearch('people', asked, searchPeople, looksForPeople),
    animals: useCategorySearch('animals', asked, searchAnimals),
    videos: useCategorySearch('videos', asked, searchVideos),
  };
}
