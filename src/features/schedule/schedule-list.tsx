import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ScheduleItem } from '#src/domain/schedule.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useNumberedPages } from '#src/lib/use-infinite-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { scheduleQuery } from '#src/queries/content-queries.ts';
import { copy } from './copy.ts';
import { groupByMonth } from './schedule-dates.ts';
import { RodeoRow, RodeoRowSkeleton } from './rodeo-row.tsx';
import { ScheduleFilterFields } from './schedule-filter-fields.tsx';
import {
  getFilterNames,
  isFiltering,
  rodeoMatchesFilter,
  type ScheduleFilter,
  useScheduleFilter,
} from './schedule-filter.ts';
import { SeasonCalendarButton } from './season-calendar-button.tsx';

const NextEventButton = lazyComponent(() => import('./next-event-button.tsx'), 'NextEventButton');

export function ScheduleList({ baseUrl }: { baseUrl: string }) {
  const { sentinelRef, ...list } = useNumberedPages(
    useInfiniteQuery(scheduleQuery(baseUrl)),
    ({ RodeoId }) => RodeoId,
  );
  const { filter, setState, setMonth, clear } = useScheduleFilter();
  const rodeos = list.items.filter((rodeo) => rodeoMatchesFilter(rodeo, filter));
  return (
    <>
      <div className="grid gap-2">
        <ScheduleFilterFields filter={filter} onStateChange={setState} onMonthChange={setMonth} />
        {rodeos.length > 0 && <SeasonCalendarButton baseUrl={baseUrl} filter={filter} />}
      </div>
      <InfiniteList
        list={{ ...list, items: rodeos }}
        sentinelRef={sentinelRef}
        name={copy.listName}
        skeleton={<ScheduleSkeleton />}
        nextPageSkeleton={<RodeoRowSkeletons count={2} />}
        emptyState={
          isFiltering(filter) && list.items.length > 0 ? (
            <NoMatchingRodeos filter={filter} onClear={clear} />
          ) : (
            <StatePanel copy={copy.empty} />
          )
        }
      >
        <Suspense fallback={<ScheduleSkeleton />}>
          <RodeosByMonth rodeos={rodeos} />
        </Suspense>
      </InfiniteList>
    </>
  );
}

function RodeosByMonth({ rodeos }: { rodeos: readonly ScheduleItem[] }) {
  return groupByMonth(rodeos).map(({ title, items }) => (
    <section key={title} className="grid gap-2">
      <div className="flex items-center gap-3">
        <h2 className="display text-display-lg">{title}</h2>
        <hr className="stitch flex-1" />
      </div>
      <ul>
        {items.map((rodeo) => (
          <RodeoRow key={rodeo.RodeoId} rodeo={rodeo} actions={<NextEventButton rodeo={rodeo} />} />
        ))}
      </ul>
    </section>
  ));
}

interface NoMatchingRodeosProps {
  filter: ScheduleFilter;
  onClear: () => void;
}

function NoMatchingRodeos({ filter, onClear }: NoMatchingRodeosProps) {
  const { stateName, monthName } = getFilterNames(filter);
  return (
    <StatePanel
      copy={{ title: copy.noMatches.title, text: copy.noMatches.text(stateName, monthName) }}
      action={<Button onClick={onClear}>{copy.noMatches.showAll}</Button>}
    />
  );
}

function ScheduleSkeleton() {
  return (
    <>
      <Skeleton className="mb-2 h-10 w-36" />
      <RodeoRowSkeletons count={6} />
    </>
  );
}

function RodeoRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <RodeoRowSkeleton key={index} />);
}
