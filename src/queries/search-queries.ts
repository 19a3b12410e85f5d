import { queryOptions } from '@tanstack/react-query';
import type { SearchConfig, SearchResults } from '#src/data/search/search-collection.ts';
import {
  searchAnimals,
  searchPeople,
  searchReels,
  searchVideos,
  type SearchRequest,
} from '#src/data/search/search-request.ts';
import type { SearchCategory } from '#src/domain/search.ts';
import { reportError } from '#src/lib/log.ts';
import { queryKeys } from './query-keys.ts';

export interface SearchParams {
  config: SearchConfig;
  category: SearchCategory;
  text: string;
}

type SearchFunction<Item> = (config: SearchConfig, request: SearchRequest) => Promise<SearchResults<Item>>;

const createSearchQuery =
  <Item>(kind: 'people' | 'animals' | 'videos' | 'reels', search: SearchFunction<Item>) =>
  ({ config, category, text }: SearchParams) =>
    queryOptions({
      queryKey: queryKeys.search(kind, category.id, text),
      queryFn: ({ signal }) =>
        search(config, { category, text, signal }).catch((error: unknown) => {
          if (!signal.aborted) reportError(error, `The search for ${kind} failed`);
          throw error;
        }),
    });

export const peopleSearchQuery = createSearchQuery('people', searchPeople);
export const animalSearchQuery = createSearchQuery('animals', searchAnimals);
export const videoSearchQuery = createSearchQuery('videos', searchVideos);
export const reelSearchQuery = createSearchQuery('reels', searchReels);
