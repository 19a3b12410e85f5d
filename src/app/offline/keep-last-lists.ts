import { matchQuery, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#src/data/content/content.ts';
import { storeLastLists, storeLastThumbnails } from '#src/data/device/last-lists.ts';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import type { VideoPage } from '#src/domain/video-page.ts';
import { reportError } from '#src/lib/log.ts';
import { queryKeys } from '#src/queries/query-keys.ts';
import { useSessionStore } from '#src/session/session-store.ts';

/** The feed without a filter, which is the same for everybody. */
const feedFilter = { queryKey: [...queryKeys.videoLists, { kind: 'all' }] };
const scheduleFilter = { queryKey: queryKeys.schedule };

const getFirstPage = <Page>({ state }: Query) => (state.data as InfiniteData<Page> | undefined)?.pages[0];

function storeFeed(userId: string, query: Query): void {
  const videos = getFirstPage<VideoPage>(query)?.videos;
  if (!videos) return;
  storeLastLists(userId, { videos });
  storeLastThumbnails(videos.map((video) => video.thumbnail_url)).catch(reportError);
}

function storeSchedule(userId: string, query: Query): void {
  const rodeos = getFirstPage<ContentPage<ScheduleItem>>(query)?.items;
  if (rodeos) storeLastLists(userId, { rodeos });
}

function storeQuery(query: Query): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in') return;
  if (matchQuery(feedFilter, query)) storeFeed(session.user.id, query);
  else if (matchQuery(scheduleFilter, query)) storeSchedule(session.user.id, query);
}

/** Stores the first page of the feed and of the schedule, now and whenever they change. @returns stop */
export function keepLastLists(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) storeQuery(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') storeQuery(event.query);
  });
}
