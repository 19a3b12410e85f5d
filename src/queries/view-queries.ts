import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isDataError } from '#src/data/data-error.ts';
import * as viewCounts from '#src/data/realtime-database/view-counts.ts';
import { whenIdle } from '#src/lib/defer.ts';
import { queryKeys } from './query-keys.ts';

/** How often a video was viewed. Cards show it as an extra: it never delays what else the page does. */
export const viewCountQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.viewCount(videoId),
    queryFn: async () => {
      await whenIdle();
      return viewCounts.fetchViewCount(videoId);
    },
  });

/** The rules let everybody read single counters only. */
const maxParallelRequests = 20;

async function fetchViewCounts(videoIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < videoIds.length; start += maxParallelRequests) {
    const batch = videoIds.slice(start, start + maxParallelRequests);
    await Promise.all(
      batch.map(async (videoId) => counts.set(videoId, await viewCounts.fetchViewCount(videoId))),
    );
  }
  return counts;
}

/** How often each of these videos was viewed: one small request each, at most 20 at a time. */
export const viewCountsQuery = (videoIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.viewCountsOf(videoIds),
    queryFn: () => fetchViewCounts(videoIds),
  });

interface ViewCountOptions {
  /** Whether the viewer may start the counter of an old video that has none: members with a verified email. */
  mayStartCounter: () => Promise<boolean>;
}

/** Counts one view. @throws DataError */
export async function countView(
  client: QueryClient,
  videoId: string,
  { mayStartCounter }: ViewCountOptions,
): Promise<void> {
  try {
    await viewCounts.countView(videoId);
  } catch (error) {
    if (!isDataError(error, 'not-allowed') || !(await mayStartCounter())) throw error;
    const { createViewCounter } = await import('#src/data/realtime-database/view-counter.ts');
    await createViewCounter(videoId);
    await viewCounts.countView(videoId);
  }
  await client.invalidateQueries({ queryKey: queryKeys.viewCount(videoId) });
}
