import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { paths } from '#src/config/paths.ts';
import { newResultListPath, reelPath } from '#src/config/reel-links.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { Reel } from '#src/domain/reel.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatDate, getLocalDay } from '#src/lib/dates.ts';
import { useInfinitePages } from '#src/lib/use-infinite-pages.ts';
import { useIsNearScreen } from '#src/lib/use-infinite-scroll.ts';
import { reelListQuery, reelRideCountQuery } from '#src/queries/reel-queries.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { ReelLink } from '#src/ui/reel-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { copy as resultsCopy } from './results/copy.ts';

/** The reels of an account, newest first; pages load on scrolling. */
export function ReelList({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { pages, sentinelRef, ...list } = useInfinitePages(useInfiniteQuery(reelListQuery(userId)));
  const reels = pages.flatMap((page) => page.reels);
  return (
    <InfiniteList
      list={{ ...list, items: reels, isFetching: list.isFetchingNextPage }}
      sentinelRef={sentinelRef}
      name={copy.of.list}
      skeleton={<Skeleton className="h-40" />}
      nextPageSkeleton={<Skeleton className="h-16" />}
      emptyState={
        <StatePanel
          copy={{ title: copy.of.empty.title, text: isOwn ? copy.of.empty.textForOwner : copy.of.empty.text }}
          action={isOwn && <NewLinks />}
        />
      }
    >
      {isOwn && <NewLinks />}
      <ul aria-label={copy.of.label} className="grid gap-3">
        {reels.map((reel) => (
          <ReelRow key={reel.id} reel={reel} />
        ))}
      </ul>
    </InfiniteList>
  );
}

function NewLinks() {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" to={paths.newReel}>
        <Plus aria-hidden="true" className="size-4.5" />
        {copy.actions.newReel}
      </ButtonLink>
      <ButtonLink to={newResultListPath()}>
        <ListOrdered aria-hidden="true" className="size-4.5" />
        {resultsCopy.newList}
      </ButtonLink>
    </div>
  );
}

function ReelRow({ reel }: { reel: Reel }) {
  const { id, title, videos, is_result_list, created, updatedDate } = reel;
  const row = useRef<HTMLLIElement>(null);
  const count = useQuery({ ...reelRideCountQuery(reel), enabled: useIsNearScreen(row) });
  const day = (time: Date) => formatDate(getLocalDay(time));
  const when = updatedDate ? copy.of.updated(day(updatedDate)) : created && copy.of.created(day(created));
  return (
    <li ref={row} className="lazy-row">
      <ReelLink
        to={reelPath(id)}
        title={title}
        facts={joinFacts(
          is_result_list && resultsCopy.name,
          countNouns(count.data ?? videos.length, 'ride'),
          when,
        )}
      />
    </li>
  );
}
