import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#src/data/content/content.ts';
import type { LastLists } from '#src/data/device/last-lists.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import type { VideoPage } from '#src/domain/video-filter.ts';
import { queryKeys } from './query-keys.ts';

type FeedPages = InfiniteData<VideoPage>;
type SchedulePages = InfiniteData<ContentPage<ScheduleItem>>;

/** The feed without a filter, which is the same for everybody. */
const feed = { queryKey: [...queryKeys.videoLists, { kind: 'all' }] };
const schedule = { queryKey: queryKeys.schedule };

function readFirstPages(client: QueryClient): Partial<LastLists> {
  const [feedEntry] = client.getQueriesData<FeedPages>(feed);
  const videos = feedEntry?.[1]?.pages[0]?.videos;
  const rodeos = client.getQueryData<SchedulePages>(schedule.queryKey)?.pages[0]?.items;
  return { ...(videos && { videos }), ...(rodeos && { rodeos }) };
}

/**
 * Follows the first page of the unfiltered feed and of the schedule.
 *
 * @param onChange called with those that are loaded, now and whenever one of them changes
 * @returns unsubscribe
 */
export function subscribeToFirstPages(
  client: QueryClient,
  onChange: (lists: Partial<LastLists>) => void,
): () => void {
  const cache = client.getQueryCache();
  const isFollowed = (hash: string) =>
    [...cache.findAll(feed), ...cache.findAll(schedule)].some(({ queryHash }) => queryHash === hash);
  onChange(readFirstPages(client));
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isFollowed(event.query.queryHash)) onChange(readFirstPages(client));
  });
}
