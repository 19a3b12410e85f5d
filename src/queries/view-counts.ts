import { queryOptions } from '@tanstack/react-query';
import { fetchViewCount } from '#src/data/public/view-counts.ts';
import { queryKeys } from './query-keys.ts';

/** The rules let everybody read single counters only. */
const maxParallelRequests = 20;

async function fetchViewCounts(videoIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < videoIds.length; start += maxParallelRequests) {
    const batch = videoIds.slice(start, start + maxParallelRequests);
    await Promise.all(batch.map(async (videoId) => counts.set(videoId, await fetchViewCount(videoId))));
  }
  return counts;
}

/** How often each of these videos was viewed: one small request each, at most 20 at a time. */
export const viewCountsQuery = (videoIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.viewCountsOf(videoIds),
    queryFn: () => fetchViewCounts(videoIds),
  });
