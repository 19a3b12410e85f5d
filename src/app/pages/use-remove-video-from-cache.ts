import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { VideoPage } from '#src/data/firestore/videos.ts';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import type { IndexedVideo } from '#src/domain/search.ts';

/** Takes a deleted video out of every list that has been read: those of the feed, and what a search found. */
export function useRemoveVideoFromCache(): (video: Pick<IndexedVideo, 'id' | 'video_id'>) => void {
  const queries = useQueryClient();
  return ({ id, video_id }) => {
    const without = <Listed extends { id: string }>(videos: Listed[]) =>
      videos.filter((video) => video.id !== id);
    queries.setQueriesData<InfiniteData<VideoPage>>(
      { queryKey: ['videos'] },
      (list) =>
        list && { ...list, pages: list.pages.map((page) => ({ ...page, videos: without(page.videos) })) },
    );
    queries.setQueriesData<SearchResults<IndexedVideo>>({ queryKey: ['search', 'videos'] }, (found) => {
      const items = found && without(found.items);
      return items && { ...found, items, total: found.total - (found.items.length - items.length) };
    });
    // Not while a player that is about to close still shows it.
    void queries.invalidateQueries({ queryKey: ['video', video_id], refetchType: 'none' });
  };
}
