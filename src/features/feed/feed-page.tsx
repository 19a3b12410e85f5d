import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipRadioGroup } from '#src/ui/chip-group.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { refreshVideoLists } from '#src/queries/videos.ts';
import { getFeedChoices, toVideoFilter, parseFeedChoice, type FeedChoice } from './feed-filter.ts';
import { FollowedVideos } from './followed-videos.tsx';
import { VideoList } from './video-list.tsx';

const eventParameter = 'event';
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
      <PageHeader title="Feed">
        <RefreshButton label="Refresh the feed" onRefresh={() => refreshVideoLists(queryClient)} />
      </PageHeader>
      <ChipRadioGroup
        scrollable
        label="Filter the feed"
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
          emptyState={
            <StatePanel
              variant="empty"
              title="No rides here yet"
              action={choice !== 'all' && <Button onClick={() => setChoice('all')}>Show all rides</Button>}
            >
              {choice === 'all'
                ? 'As soon as somebody publishes a ride, it shows up here.'
                : 'Nobody has published a ride of this event yet.'}
            </StatePanel>
          }
        />
      )}
    </Page>
  );
}
