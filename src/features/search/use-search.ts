import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SearchConfig, SearchResults } from '#src/data/search/search-collection.ts';
import type { SearchCategory } from '#src/domain/search.ts';
import { planSearch } from '#src/domain/search-words/plan-search.ts';
import type { UnderstoodText } from '#src/domain/search-words/understand-text.ts';
import {
  animalSearchQuery,
  peopleSearchQuery,
  reelSearchQuery,
  videoSearchQuery,
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

/** What the search page searches for. */
export interface PageSearch {
  /** Undefined where no search service is set up. */
  config: SearchConfig | undefined;
  category: SearchCategory;
  text: string;
  understood: UnderstoodText;
}

const noService: SearchConfig = { url: '', key: '' };

/** Four independent searches, as planned by what is understood. */
export function useSearch({ config = noService, category, text, understood }: PageSearch) {
  const plan = planSearch(category, text, understood);
  const params = { config, category, text: plan.text, criteria: understood.criteria };
  const isOn = (kind: keyof typeof plan.searches) => ({
    enabled: config !== noService && plan.searches[kind],
  });
  const people = { ...peopleSearchQuery(params), ...isOn('people') };
  const animals = { ...animalSearchQuery(params), ...isOn('animals') };
  const videos = { ...videoSearchQuery(params), ...isOn('videos') };
  const reels = { ...reelSearchQuery({ ...params, text }), ...isOn('reels') };
  return {
    people: toCategorySearch(useQuery(people)),
    animals: toCategorySearch(useQuery(animals)),
    videos: toCategorySearch(useQuery(videos)),
    reels: toCategorySearch(useQuery(reels)),
  };
}
