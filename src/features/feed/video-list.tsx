import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import type { Video } from '#src/domain/video.ts';
import { useInfiniteScroll } from '#src/lib/use-infinite-scroll.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { VideoCardGrid } from './video-card-grid.tsx';
import { useVideoPages, type PageSizes } from './use-video-pages.ts';

interface VideoListProps {
  filter: VideoFilter;
  sizes: PageSizes;
  /** What is shown when the list has nothing. */
  emptyState: ReactNode;
  /** Shows only some of them; the list goes on loading until it has found what fits. */
  clientFilter?: { matches: (video: Video) => boolean; none: ReactNode } | undefined;
}

const loadErrorTitle = 'The videos did not load';

/** Cards of videos that load on as the page is scrolled down. */
export function VideoList({ filter, sizes, emptyState, clientFilter }: VideoListProps) {
  const list = useVideoPages(filter, sizes);
  const loadMore = () => void list.fetchNextPage();
  const bottom = useInfiniteScroll({
    isEnabled: list.hasNextPage && !list.isFetching && !list.isError,
    pageCount: list.data?.pages.length ?? 0,
    onLoadMore: loadMore,
  });
  if (list.isPending) return <VideoListSkeleton count={sizes.first} />;
  if (list.isLoadingError) {
    return (
      <LoadError title={loadErrorTitle} onRetry={() => void list.refetch()}>
        {list.error.message}
      </LoadError>
    );
  }
  if (list.videos.length === 0) return emptyState;
  const shown = clientFilter ? list.videos.filter(clientFilter.matches) : list.videos;
  return (
    <>
      {shown.length === 0 && !list.hasNextPage && clientFilter?.none}
      <VideoCardGrid videos={shown} skeletonCount={list.isFetchingNextPage ? 2 : 0} />
      {list.isFetchNextPageError && (
        <LoadError title={loadErrorTitle} onRetry={loadMore}>
          {list.error.message}
        </LoadError>
      )}
      <div ref={bottom} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function VideoListSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        Loading videos
      </span>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <VideoCardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
