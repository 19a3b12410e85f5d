import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { refreshVideoLists } from '#src/queries/videos.ts';
import { copy } from './copy.ts';
import {
  getFeedChoices,
  toVideoFilter,
  parseFeedChoice,
  type FeedChoice,
  type VideoChoice,
} from './feed-filter.ts';
import { FollowedVideos } from './followed-videos.tsx';
import { VideoList } from './video-list.tsx';

const eventParameter = 'event';
/** Rides per page (specification, section 9). */
const pageSizes = { first: 6, next: 4 };

export default function FeedPage() {
  const favoriteEvents = useAccount().selected.favouriteEvents;
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
      <ChipRadioGroup
        scrollable
        label={copy.feed.filter}
        name="feed-filter"
        choices={getFeedChoices(favoriteEvents)}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'following' ? (
        <FollowedVideos sizes={pageSizes} />
      ) : (
        <VideoList
          filter={toVideoFilter(choice, favoriteEvents)}
          sizes={pageSizes}
          emptyState={<NoRides choice={choice} onShowAll={() => setChoice('all')} />}
        />
      )}
    </Page>
  );
}

function NoRides({ choice, onShowAll }: { choice: VideoChoice; onShowAll: () => void }) {
  const { title, text, textForFavorites, textForEvent, showAll } = copy.feed.empty;
  return (
    <StatePanel
      variant="empty"
      title={title}
      action={choice !== 'all' && <Button onClick={onShowAll}>{showAll}</Button>}
    >
      {choice === 'all' ? text : choice === 'favourites' ? textForFavorites : textForEvent}
    </StatePanel>
  );
}
