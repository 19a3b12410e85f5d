import { useQuery } from '@tanstack/react-query';
import type { Found, SearchHost } from '#src/data/search/search-collection.ts';
import { searchAnimals, searchPeople, searchVideos, type Search } from '#src/data/search/search.ts';
import type { SearchCategory } from '#src/domain/search.ts';

/** What one source has found so far. */
export interface Source<Item> {
  /** Nothing while it is loading, after a failure, or when there is nothing to look for. */
  found: Found<Item> | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Asked {
  host: SearchHost;
  category: SearchCategory;
  text: string;
}

function useSource<Item>(
  name: string,
  { host, category, text }: Asked,
  run: (host: SearchHost, search: Search) => Promise<Found<Item>>,
  enabled = true,
): Source<Item> {
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
    found: data,
    isLoading: isLoading || (isError && isRefetching),
    hasFailed: isError && !isRefetching,
    retry: () => void refetch(),
  };
}

/**
 * Searches people, animals and videos, each for itself: one that fails leaves the others alone. Under an event people
 * are looked for only when something is typed, because an event says nothing about them.
 */
export function useSearch(asked: Asked) {
  const looksForPeople = asked.category.kind === 'people' || asked.text !== '';
  return {
    people: useSource('people', asked, searchPeople, looksForPeople),
    animals: useSource('animals', asked, searchAnimals),
    videos: useSource('videos', asked, searchVideos),
  };
}
