import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isDataError } from '#src/data/data-error.ts';
import type { SearchConfig, SearchResults } from '#src/data/search/search-collection.ts';
import type { SearchRequest } from '#src/data/search/search-request.ts';
import { reportError } from '#src/lib/log.ts';
import { loadSearch } from './load-search.ts';
import { queryKeys } from './query-keys.ts';

export interface SearchParams extends Omit<SearchRequest, 'signal'> {
  config: SearchConfig;
}

type Searches = Awaited<ReturnType<typeof loadSearch>>;
type SearchFunction<Item> = (config: SearchConfig, request: SearchRequest) => Promise<SearchResults<Item>>;

const createSearchQuery =
  <Item>(kind: 'people' | 'animals' | 'videos' | 'reels', choose: (from: Searches) => SearchFunction<Item>) =>
  ({ config, ...request }: SearchParams) =>
    queryOptions({
      queryKey: queryKeys.search(kind, request),
      queryFn: async ({ signal }) => {
        try {
          const search = choose(await loadSearch());
          return await search(config, { ...request, signal });
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

/** Whether the search service has no collections, because nothing fills it: once known, it is not asked again. */
export const isSearchMissing = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.searches })
    .some(({ state }) => isDataError(state.error, 'not-found'));
