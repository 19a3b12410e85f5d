import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchVideo, fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import type { VideoChanges } from '#src/domain/new-video.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import type { StoredVideoFilter, VideoCursor, VideoFilter, VideoPage } from '#src/domain/video-filter.ts';
import { queryKeys, type PageSizes } from './query-keys.ts';

/** A video; null when it does not exist. */
export const videoQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.video(videoId),
    queryFn: async () => (await fetchVideo(videoId)) ?? null,
  });

/** A video for editing: fetched whenever the page opens, never while it is open, so edits start from current values. */
export const videoToEditQuery = (videoId: string) =>
  queryOptions({
    queryKey: queryKeys.videoToEdit(videoId),
    queryFn: async () => (await fetchVideo(videoId)) ?? null,
    gcTime: 0,
    staleTime: Infinity,
  });

/** What only members have is loaded when they open it. */
async function fetchPage(filter: VideoFilter, size: number, after?: VideoCursor): Promise<VideoPage> {
  switch (filter.kind) {
    case 'saved': {
      const { fetchSavedVideoPage } = await import('#src/data/firestore-lite/saved-videos.ts');
      return fetchSavedVideoPage(filter.userId, size, after);
    }
    case 'followed': {
      const { fetchFollowedVideoPage } = await import('#src/data/firestore-lite/followed-videos.ts');
      return fetchFollowedVideoPage(filter.follows, size, after);
    }
    default:
      return fetchVideoPage(filter, size, after);
  }
}

/** A list of videos, newest first; saved ones in the order of saving. */
export const videoListQuery = (filter: VideoFilter, sizes: PageSizes) =>
  infiniteQueryOptions({
    queryKey: queryKeys.videoList(filter, sizes),
    queryFn: ({ pageParam }) =>
      withDataErrors(() => fetchPage(filter, pageParam ? sizes.next : sizes.first, pageParam)),
    initialPageParam: undefined as VideoCursor | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** What is loaded of a list. */
export const getCachedVideos = (client: QueryClient, filter: VideoFilter, sizes: PageSizes): Video[] =>
  client.getQueryData(videoListQuery(filter, sizes).queryKey)?.pages.flatMap(({ videos }) => videos) ?? [];

/** One more than the player shows, since the video that plays is among them. */
export const relatedVideoCount = 7;

/**
 * The newest videos of a rider or an animal, with the first films of their rides: for the list beside the player, and to choose
 * from. Public: at most 20, without a cursor.
 */
export const relatedVideosQuery = (filter: StoredVideoFilter, count = relatedVideoCount) =>
  queryOptions({
    queryKey: queryKeys.relatedVideos(filter, count),
    queryFn: async () => {
      const { videos } = await fetchVideoPage(filter, count);
      // Not in the code of the first page.
      const { withFirstFilms } = await withDataErrors(
        () => import('#src/data/firestore-rest/first-films.ts'),
      );
      return withFirstFilms(videos);
    },
  });

/** How many videos an animal has, at most `max`. */
export const videoCountQuery = (animalId: string, max: number) =>
  queryOptions({
    queryKey: queryKeys.videoCount(animalId, max),
    queryFn: () =>
      withDataErrors(async () => {
        const { countVideosOfAnimal } = await import('#src/data/firestore-lite/videos.ts');
        return countVideosOfAnimal(animalId, max);
      }),
  });

/** Reloads all lists of videos from their first page. */
export async function resetVideoLists(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: queryKeys.videoCounts });
  void client.invalidateQueries({ queryKey: queryKeys.relatedVideoLists });
  await client.resetQueries({ queryKey: queryKeys.videoLists });
}

/** Reloads all lists of videos and their view counts. */
export function refreshVideoLists(client: QueryClient): void {
  void resetVideoLists(client);
  void client.invalidateQueries({ queryKey: queryKeys.viewCounts });
}

/** Call after an edit was saved. */
export function invalidateVideo(client: QueryClient, videoId: string): void {
  void resetVideoLists(client);
  void client.invalidateQueries({ queryKey: queryKeys.video(videoId) });
  void client.invalidateQueries({ queryKey: queryKeys.videoSearches });
  void client.invalidateQueries({ queryKey: queryKeys.reels });
}

/** Saves an edit of a video. */
export const editVideoMutation = (client: QueryClient, editor: User) =>
  mutationOptions({
    mutationFn: async ({ video, changes }: { video: Video; changes: VideoChanges }) => {
      const { updateVideo } = await import('#src/data/firestore-lite/videos.ts');
      await updateVideo(video, changes, editor);
    },
    onSuccess: (_result, { video }) => invalidateVideo(client, video.video_id),
  });

/** Removes a deleted video from all cached lists and search results. */
export function removeVideoFromCache(
  client: QueryClient,
  { id, video_id }: Pick<IndexedVideo, 'id' | 'video_id'>,
): void {
  const withoutVideo = <Item extends { id: string }>(videos: Item[]) =>
    videos.filter((video) => video.id !== id);
  client.setQueriesData<InfiniteData<VideoPage>>(
    { queryKey: queryKeys.videoLists },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, videos: withoutVideo(page.videos) })) },
  );
  client.setQueriesData<SearchResults<IndexedVideo>>({ queryKey: queryKeys.videoSearches }, (results) => {
    const items = results && withoutVideo(results.items);
    return items && { ...results, items, total: results.total - (results.items.length - items.length) };
  });
  void client.invalidateQueries({ queryKey: queryKeys.relatedVideoLists });
  void client.invalidateQueries({ queryKey: queryKeys.videoCounts });
  void client.invalidateQueries({ queryKey: queryKeys.reels });
  // Not refetched where it is still shown for a moment.
  void client.invalidateQueries({ queryKey: queryKeys.video(video_id), refetchType: 'none' });
}
