import { fetchSchedulePage } from '#src/data/content/schedule.ts';
import { useNumberedPages } from '#src/lib/use-numbered-pages.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { groupByMonth } from './group-by-month.ts';
import { RodeoRow, RodeoRowSkeleton } from './rodeo-row.tsx';

/** The rodeos to come, which load on as the page is scrolled down. @param host the content service's address */
export function ScheduleList({ host }: { host: string }) {
  const { bottom, ...list } = useNumberedPages(
    ['schedule'],
    (index) => fetchSchedulePage(host, index),
    ({ RodeoId }) => RodeoId,
  );
  return (
    <InfiniteList
      list={list}
      sentinelRef={bottom}
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
