import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '#src/ui/section.tsx';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import { videoListQuery } from '#src/queries/video-queries.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { ChooseRideForm } from './choose-ride-form.tsx';
import { ChosenRide } from './chosen-ride.tsx';
import { copy } from './copy.ts';

const pageSizes = { first: 20, next: 20 };

export function RidesOfTheWeek() {
  return (
    <>
      <Section title={copy.rides.chooseTitle}>
        <ChooseRideForm />
      </Section>
      <Section title={copy.rides.listTitle}>
        <p className="text-ink-2">{copy.rides.text}</p>
        <ChosenRides />
      </Section>
    </>
  );
}

function ChosenRides() {
  const query = useInfiniteQuery(videoListQuery({ kind: 'ride-of-the-week' }, pageSizes));
  const { pages, sentinelRef, ...list } = useInfinitePages(query);
  const videos = pages.flatMap((page) => page.videos);
  return (
    <div className="relative">
      <InfiniteList
        list={{ ...list, items: videos }}
        sentinelRef={sentinelRef}
        name={copy.rides.listName}
        skeleton={<RowSkeleton />}
        nextPageSkeleton={<RowSkeleton />}
        emptyState={<StatePanel copy={copy.rides.empty} />}
      >
        <ul aria-label={copy.rides.listTitle} className="border-t border-line">
          {videos.map((video) => (
            <ChosenRide key={video.id} video={video} />
          ))}
        </ul>
      </InfiniteList>
    </div>
  );
}

function RowSkeleton() {
  return <Skeleton className="h-24" />;
}
