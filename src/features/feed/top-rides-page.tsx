import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useRefresh } from './use-refresh.ts';
import { VideoList } from './video-list.tsx';

const sizes = { first: 6, later: 6 };

export default function TopRidesPage() {
  const refresh = useRefresh();
  return (
    <Page>
      <PageHead title="Top Rides">
        <RefreshButton label="Refresh the top rides" onRefresh={refresh} />
      </PageHead>
      <VideoList
        filter={{ kind: 'ride-of-the-week' }}
        sizes={sizes}
        empty={
          <StatePanel
            kind="empty"
            title="No top ride yet"
            action={<ButtonLink to={paths.feed}>To the feed</ButtonLink>}
          >
            The ride of the week appears here once it has been chosen.
          </StatePanel>
        }
      />
    </Page>
  );
}
