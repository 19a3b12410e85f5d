import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { VideoFilter, VideoPage } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import type { PageSizes } from '#src/queries/query-keys.ts';
import { videoListQuery } from '#src/queries/video-queries.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { copy } from './copy.ts';
import { VideoCardGrid } from './video-card-grid.tsx';

interface VideoListProps {
  filter: VideoFilter;
  sizes: PageSizes;
  emptyState: ReactNode;
  /** What to show instead of a stored video. */
  toShown?: ((video: Video) => Video) | undefined;
  /** Filters in the browser; pages load until enough videos match. */
  clientFilter?: { matches: (video: Video) => boolean; emptyState: ReactNode } | undefined;
}

export function VideoList({ filter, sizes, emptyState, toShown, clientFilter }: VideoListProps) {
  const query = useInfiniteQuery({
    ...videoListQuery(filter, sizes),
    // Here the query client keeps the objects that have not changed, so that their cards do not render again.
    select: (list: InfiniteData<VideoPage>) => (toShown ? mapVideos(list, toShown) : list),
  });
  const { pages, sentinelRef, ...list } = useInfinitePages(query);
  const loadedVideos = pages.flatMap((page) => page.videos);
  const videos = clientFilter ? loadedVideos.filter(clientFilter.matches) : loadedVideos;
  return (
    <InfiniteList
      list={{ ...list, items: videos, isFetching: list.isFetchingNextPage }}
      sentinelRef={sentinelRef}
      name={copy.videos}
      skeleton={<VideoCardSkeletons count={sizes.first} />}
      nextPageSkeleton={<VideoCardSkeletons count={2} />}
      emptyState={loadedVideos.length === 0 ? emptyState : clientFilter?.emptyState}
    >
      <VideoCardGrid videos={videos} />
    </InfiniteList>
  );
}

const mapVideos = (list: InfiniteData<VideoPage>, toShown: (video: Video) => Video) => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, videos: page.videos.map(toShown) })),
});

export function VideoCardSkeletons({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
