import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventParameter } from '#src/config/paths.ts';
import { isRodeoEvent } from '#src/domain/rodeo-event.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { refreshVideoLists } from '#src/queries/video-queries.ts';
import { copy } from './copy.ts';
import {
  feedPageSizes,
  toVideoFilter,
  parseFeedChoice,
  type FeedChoice,
  type VideoChoice,
} from './feed-filter.ts';
import { VideoCardSkeletons, VideoList } from './video-list.tsx';

const FeedChips = lazyComponent(() => import('./feed-chips.tsx'), 'FeedChips');
const EventHead = lazyComponent(() => import('./event-head.tsx'), 'EventHead');
const FollowedVideos = lazyComponent(() => import('./lists/followed-video-list.tsx'), 'FollowedVideos');

const chipsSkeleton = <Skeleton className="my-1 h-11" />;

export default function FeedPage() {
  const account = useOptionalAccount();
  const favoriteEvents = account?.selected.favouriteEvents;
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const choice = parseFeedChoice(query.get(eventParameter), favoriteEvents);
  const setChoice = (next: FeedChoice) =>
    setQuery(next === 'all' ? {} : { [eventParameter]: next }, { replace: true });
  return (
    <Page>
      <PageHeader title={copy.feed.title}>
        <RefreshButton label={copy.feed.refresh} onRefresh={() => refreshVideoLists(queryClient)} />
      </PageHeader>
      <Suspense fallback={chipsSkeleton}>
        {favoriteEvents ? (
          <FeedChips favoriteEvents={favoriteEvents} choice={choice} onChange={setChoice} />
        ) : (
          chipsSkeleton
        )}
      </Suspense>
      {isRodeoEvent(Number(choice)) && (
        <Suspense fallback={<span className="h-12" />}>
          <EventHead choice={choice} />
        </Suspense>
      )}
      <FeedVideos choice={choice} favoriteEvents={favoriteEvents} onShowAll={() => setChoice('all')} />
    </Page>
  );
}

interface FeedVideosProps {
  choice: FeedChoice;
  /** Undefined until it is known who is signed in. */
  favoriteEvents: readonly number[] | undefined;
  onShowAll: () => void;
}

function FeedVideos({ choice, favoriteEvents, onShowAll }: FeedVideosProps) {
  const skeletons = <VideoCardSkeletons count={feedPageSizes.first} />;
  const isPersonal = choice === 'following' || choice === 'favourites';
  if (isPersonal && !favoriteEvents) return skeletons;
  if (choice === 'following')
    return (
      <Suspense fallback={skeletons}>
        <FollowedVideos sizes={feedPageSizes} />
      </Suspense>
    );
  return (
    <VideoList
      filter={toVideoFilter(choice, favoriteEvents ?? [])}
      sizes={feedPageSizes}
      emptyState={<NoRides choice={choice} onShowAll={onShowAll} />}
    />
  );
}

function NoRides({ choice, onShowAll }: { choice: VideoChoice; onShowAll: () => void }) {
  const { title, text, textForFavorites, textForEvent, showAll } = copy.feed.empty;
  return (
    <StatePanel
      copy={{
        title,
        text: choice === 'all' ? text : choice === 'favourites' ? textForFavorites : textForEvent,
      }}
      action={choice !== 'all' && <Button onClick={onShowAll}>{showAll}</Button>}
    />
  );
}
