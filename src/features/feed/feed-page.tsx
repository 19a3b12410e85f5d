import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipChoice } from '#src/ui/chip.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { feedChoices, feedFilter, readFeedChoice, type FeedChoice } from './feed-filter.ts';
import { useRefresh } from './use-refresh.ts';
import { VideoList } from './video-list.tsx';

const parameter = 'event';
const sizes = { first: 6, later: 4 };

export default function FeedPage() {
  const favourites = useAccount().selected.favouriteEvents;
  const [query, setQuery] = useSearchParams();
  const refresh = useRefresh();
  const choice = readFeedChoice(query.get(parameter), favourites);
  const choose = (next: FeedChoice) =>
    setQuery(next === 'all' ? {} : { [parameter]: next }, { replace: true });
  return (
    <Page>
      <PageHead title="Feed">
        <RefreshButton label="Refresh the feed" onRefresh={refresh} />
      </PageHead>
      <ChipChoice
        scroll
        label="Filter by event"
        name="feed-filter"
        choices={feedChoices(favourites)}
        value={choice}
        onChange={choose}
      />
      <VideoList
        filter={feedFilter(choice, favourites)}
        sizes={sizes}
        empty={
          <StatePanel
            kind="empty"
            title="No rides here yet"
            action={choice !== 'all' && <Button onClick={() => choose('all')}>Show all events</Button>}
          >
            {choice === 'all'
              ? 'As soon as somebody publishes a ride, it shows up here.'
              : 'Nobody has published a ride of this event yet.'}
          </StatePanel>
        }
      />
    </Page>
  );
}
