import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import { parseFollows } from '#src/domain/follow.ts';
import type { VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { allCategories } from '#src/domain/search.ts';
import { queryKeys } from './query-keys.ts';
import { refreshVideoLists, removeVideoFromCache, videoListQuery, videoQuery } from './video-queries.ts';

vi.mock('#src/data/firestore-lite/saved-videos.ts', () => new Promise(() => undefined));
vi.mock('#src/data/firestore-lite/followed-videos.ts', () => new Promise(() => undefined));

const kept = parseVideo('kept', {});
const deleted = parseVideo('deleted-document', { video_id: 'deleted-video' });
const sizes = { first: 6, next: 4 };
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});

test('[OPT-02] removes a deleted video from all lists', () => {
  const { queryKey } = videoListQuery({ kind: 'all' }, sizes);
  const pages = [{ videos: [deleted, kept], nextCursor: undefined }];
  client.setQueryData<InfiniteData<VideoPage, undefined>>(queryKey, { pages, pageParams: [undefined] });
  removeVideoFromCache(client, deleted);
  expect(client.getQueryData(queryKey)?.pages.map(({ videos }) => videos)).toEqual([[kept]]);
});

test('[OPT-02] removes a deleted video from search results and their total', () => {
  const key = queryKeys.search('videos', { category: allCategories, text: '' });
  client.setQueryData<SearchResults<typeof kept>>(key, { items: [kept, deleted], total: 312 });
  const peopleKey = queryKeys.search('people', { category: allCategories, text: '' });
  client.setQueryData(peopleKey, { items: [], total: 3 });
  removeVideoFromCache(client, deleted);
  expect(client.getQueryData(key)).toEqual({ items: [kept], total: 311 });
  expect(client.getQueryData(peopleKey)).toEqual({ items: [], total: 3 });
});

test('invalidates a deleted video without refetching it', () => {
  client.setQueryData(videoQuery('deleted-video').queryKey, deleted);
  removeVideoFromCache(client, deleted);
  expect(client.getQueryState(queryKeys.video('deleted-video'))).toMatchObject({
    isInvalidated: true,
    fetchStatus: 'idle',
  });
});

test('[RES-05, REEL-09] of a deleted video, reels and what they count are read again', () => {
  const keys = [
    ...[queryKeys.reel('list'), queryKeys.reelRideCount(['deleted-document'])],
    queryKeys.listedRides(['deleted-document']),
  ];
  for (const key of keys) client.setQueryData(key, {});
  removeVideoFromCache(client, deleted);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

test('[FEED-04] reads the view counts again when the lists are refreshed', () => {
  const queryKey = queryKeys.viewCount('kept');
  client.setQueryData(queryKey, 12);
  refreshVideoLists(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test.each([
  { kind: 'saved', userId: 'june' },
  { kind: 'followed', follows: parseFollows({ user_ids: ['rider'] }) },
] as const)(
  '[LIST-01] a list of the kind $kind whose code never arrives fails within 30 s',
  async (filter) => {
    vi.useFakeTimers();
    const handleError = vi.fn<(error: unknown) => void>();
    client.fetchInfiniteQuery(videoListQuery(filter, sizes)).catch(handleError);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(handleError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'too-slow' }));
    vi.useRealTimers();
  },
);
