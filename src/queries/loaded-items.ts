import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import type { Animal } from '#src/domain/animal.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import type { VideoPage } from '#src/domain/video-filter.ts';
import { queryKeys } from './query-keys.ts';

/** What can be searched where no search service is. */
export interface LoadedItems {
  people: User[];
  animals: Animal[];
  videos: Video[];
}

/** Each once, by its id. */
const withoutRepeats = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The values of all queries whose key starts so. */
const getValues = <Value>(client: QueryClient, queryKey: readonly unknown[]): Value[] =>
  client.getQueriesData<Value>({ queryKey }).flatMap(([, value]) => value ?? []);

function readLoadedItems(client: QueryClient): LoadedItems {
  const lists = getValues<InfiniteData<VideoPage>>(client, queryKeys.videoLists);
  return {
    people: withoutRepeats(getValues<User>(client, queryKeys.users)).filter(
      (user) => user.account_type !== 'staff' && !user.deleted,
    ),
    animals: withoutRepeats(getValues<Animal[]>(client, queryKeys.ownedAnimalLists).flat()),
    videos: withoutRepeats(lists.flatMap(({ pages }) => pages.flatMap(({ videos }) => videos))),
  };
}

/** The rides, people and animals that lists have loaded; the newest rides, where none has. */
export const loadedItemsQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: queryKeys.loadedItems,
    queryFn: async (): Promise<LoadedItems> => {
      const loaded = readLoadedItems(client);
      if (loaded.videos.length > 0) return loaded;
      return { ...loaded, videos: (await fetchVideoPage({ kind: 'all' }, maxPageSize)).videos };
    },
    // Lists load more meanwhile.
    staleTime: 0,
  });
