import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { playParameter } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { animalName } from '#src/domain/animal.ts';
import { rodeoEventName } from '#src/domain/rodeo-event.ts';
import { resultOf, type Video } from '#src/domain/video.ts';
import { usePageBottom } from '#src/lib/use-page-bottom.ts';
import { Button } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { VideoCard } from '#src/ui/video-card.tsx';
import { CardFoot } from './card-foot.tsx';
import { useVideoPages, type PageSizes } from './use-video-pages.ts';

interface VideoListProps {
  filter: VideoFilter;
  sizes: PageSizes;
  /** What is shown when the list has nothing. */
  empty: ReactNode;
  /** Shows only some of them; the list goes on loading until it has found what fits. */
  only?: { matches: (video: Video) => boolean; none: ReactNode } | undefined;
}

/** Cards of videos that load on as the page is scrolled down. */
export function VideoList({ filter, sizes, empty, only }: VideoListProps) {
  const list = useVideoPages(filter, sizes);
  const loadMore = () => void list.fetchNextPage();
  const bottom = usePageBottom(list.hasNextPage && !list.isFetching && !list.isError, loadMore);
  if (list.isPending) return <Skeletons count={sizes.first} />;
  if (list.isLoadingError) {
    return <LoadingFailed message={list.error.message} onRetry={() => void list.refetch()} />;
  }
  if (list.videos.length === 0) return empty;
  const shown = only ? list.videos.filter(only.matches) : list.videos;
  return (
    <>
      {shown.length === 0 && !list.hasNextPage && only?.none}
      <Cards videos={shown} waiting={list.isFetchingNextPage ? 2 : 0} />
      {list.isFetchNextPageError && <LoadingFailed message={list.error.message} onRetry={loadMore} />}
      <div ref={bottom} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function Cards({ videos, waiting }: { videos: Video[]; waiting: number }) {
  const { search } = useLocation();
  const queue = videos.map((video) => video.video_id);
  const playTo = (videoId: string) => {
    const query = new URLSearchParams(search);
    query.set(playParameter, videoId);
    return { search: query.toString() };
  };
  return (
    <CardGrid>
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          play={{ to: playTo(video.video_id), state: { queue } }}
          event={rodeoEventName(video.event_type)}
          result={resultOf(video)}
          animalName={animalName({ name: video.animal_name })}
          eager={index < 2}
          foot={<CardFoot video={video} />}
        />
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <VideoCardSkeleton key={index} />
      ))}
    </CardGrid>
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

function LoadingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <StatePanel
      kind="error"
      title="The videos did not load"
      action={
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </StatePanel>
  );
}
