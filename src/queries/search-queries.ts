import { queryOptions } from '@tanstack/react-query';
import type { SearchConfig, SearchResults } from '#src/data/search/search-collection.ts';
import type { SearchRequest } from '#src/data/search/search-request.ts';
import type { SearchCategory } from '#src/domain/search.ts';
import { reportError } from '#src/lib/log.ts';
import { loadSearch } from './load-search.ts';
import { queryKeys } from './query-keys.ts';

export interface SearchParams {
  config: SearchConfig;
  category: SearchCategory;
  text: string;
}

type Searches = Awaited<ReturnType<typeof loadSearch>>;
type SearchFunction<Item> = (config: SearchConfig, request: SearchRequest) => Promise<SearchResults<Item>>;

const createSearchQuery =
  <Item>(kind: 'people' | 'animals' | 'videos' | 'reels', choose: (from: Searches) => SearchFunction<Item>) =>
  ({ config, category, text }: SearchParams) =>
    queryOptions({
      queryKey: queryKeys.search(kind, category.id, text),
      queryFn: async ({ signal }) => {
        try {
          const search = choose(await loadSearch());
          return await search(config, { category, text, signal });
        } catch (error) {
          if (!signal.aborted) reportError(error, `The search for ${kind} failed`);
          throw error;
        }
      },
    });

export const peopleSearchQuery = createSearchQuery('people', ({ searchPeople }) => searchPeople);
export const animalSearchQuery = createSearchQuery('animals', ({ searchAnimals }) => searchAnimals);
export const videoSearchQuery = createSearchQuery('videos', ({ searchVideos }) => searchVideos);
export const reelSearchQuery = createSearchQuery('reels', ({ searchReels }) => searchReels);
