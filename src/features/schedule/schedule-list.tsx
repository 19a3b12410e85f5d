import { useNumberedPages } from '#src/lib/use-numbered-pages.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { scheduleQuery } from '#src/queries/content.ts';
import { groupByMonth } from './group-by-month.ts';
import { RodeoRow, RodeoRowSkeleton } from './rodeo-row.tsx';

export function ScheduleList({ baseUrl }: { baseUrl: string }) {
  const { sentinelRef, ...list } = useNumberedPages(
    useInfiniteQuery(scheduleQuery(baseUrl)),
    ({ RodeoId }) => RodeoId,
  );
  return (
    <InfiniteList
      list={list}
      sentinelRef={sentinelRef}
      name="schedule"
      skeleton={
        <>
          <Skeleton className="mb-2 h-10 w-36" />
          <RodeoRowSkeletons count={6} />
        </>
      }
      nextPageSkeleton={<RodeoRowSkeletons count={2} />}
      emptyState={
        <StatePanel variant="empty" title="No rodeo announced">
          As soon as a date is set, it shows up here.
        </StatePanel>
      }
    >
      {groupByMonth(list.items).map(({ title, items }) => (
        <section key={title} className="grid gap-2">
          <div className="flex items-center gap-3">
            <h2 className="display text-display-lg">{title}</h2>
            <hr className="stitch flex-1" />
          </div>
          <ul>
            {items.map((rodeo) => (
              <RodeoRow key={rodeo.RodeoId} rodeo={rodeo} />
            ))}
          </ul>
        </section>
      ))}
    </InfiniteList>
  );
}

function RodeoRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <RodeoRowSkeleton key={index} />);
}
