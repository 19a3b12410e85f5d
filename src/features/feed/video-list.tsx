import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import type { Video } from '#src/domain/video.ts';
import { usePageBottom } from '#src/lib/use-page-bottom.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { VideoCards } from './video-cards.tsx';
import { useVideoPages, type PageSizes } from './use-video-pages.ts';

interface VideoListProps {
  filter: VideoFilter;
  sizes: PageSizes;
  /** What is shown when the list has nothing. */
  empty: ReactNode;
  /** Shows only some of them; the list goes on loading until it has found what fits. */
  only?: { matches: (video: Video) => boolean; none: ReactNode } | undefined;
}

const failed = 'The videos did not load';

/** Cards of videos that load on as the page is scrolled down. */
export function VideoList({ filter, sizes, empty, only }: VideoListProps) {
  const list = useVideoPages(filter, sizes);
  const loadMore = () => void list.fetchNextPage();
  const bottom = usePageBottom({
    active: list.hasNextPage && !list.isFetching && !list.isError,
    pages: list.data?.pages.length ?? 0,
    onBottom: loadMore,
  });
  if (list.isPending) return <Skeletons count={sizes.first} />;
  if (list.isLoadingError) {
    return (
      <LoadingFailed title={failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </LoadingFailed>
    );
  }
  if (list.videos.length === 0) return empty;
  const shown = only ? list.videos.filter(only.matches) : list.videos;
  return (
    <>
      {shown.length === 0 && !list.hasNextPage && only?.none}
      <VideoCards videos={shown} waiting={list.isFetchingNextPage ? 2 : 0} />
      {list.isFetchNextPageError && (
        <LoadingFailed title={failed} onRetry={loadMore}>
          {list.error.message}
        </LoadingFailed>
      )}
      <div ref={bottom} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function Skeletons({ count }: { count: number }) {
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
