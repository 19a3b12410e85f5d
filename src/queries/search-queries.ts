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

/** What is searched, each in a collection of its own. */
export const searchKinds = ['people', 'animals', 'videos', 'reels'] as const;
type SearchKind = (typeof searchKinds)[number];

type Searches = Awaited<ReturnType<typeof loadSearch>>;
type SearchFunction<Item> = (config: SearchConfig, request: SearchRequest) => Promise<SearchResults<Item>>;

const createSearchQuery =
  <Item>(kind: SearchKind, choose: (from: Searches) => SearchFunction<Item>) =>
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

const getStates = (client: QueryClient, kind: SearchKind) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [...queryKeys.searches, kind] })
    .map(({ state }) => state);

/** Whether the search service has no collection of a kind: they appear one after the other. */
export function isKindMissing(client: QueryClient, kind: SearchKind): boolean {
  const states = getStates(client, kind);
  return (
    states.some(({ error }) => isDataError(error, 'not-found')) &&
    states.every(({ data }) => data === undefined)
  );
}

/** Whether it has none of those that were asked, because nothing fills it: once known, it is not asked again. */
export function isSearchMissing(client: QueryClient): boolean {
  const asked = searchKinds.filter((kind) =>
    getStates(client, kind).some(({ status, fetchStatus }) => status !== 'pending' || fetchStatus !== 'idle'),
  );
  return asked.length > 0 && asked.every((kind) => isKindMissing(client, kind));
}
