import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isDataError } from '#src/data/data-error.ts';
import * as viewCounts from '#src/data/public/view-counts.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
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
    const { createViewCounter } = await import('#src/data/realtime/views.ts');
    await createViewCounter(videoId);
    await viewCounts.countView(videoId);
  }
  await client.invalidateQueries({ queryKey: queryKeys.viewCount(videoId) });
}
