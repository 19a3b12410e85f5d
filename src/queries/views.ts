import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

// The Realtime Database SDK is loaded after the cards have been rendered.
const importViews = () => import('#src/data/realtime/views.ts');

export const viewCountQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.viewCount(videoId),
    queryFn: async () => (await importViews()).fetchViewCount(videoId),
  });

/** Counts one view. @throws DataError */
export async function countView(client: QueryClient, videoId: string): Promise<void> {
  await (await importViews()).countView(videoId);
  await client.invalidateQueries({ queryKey: queryKeys.viewCount(videoId) });
}
