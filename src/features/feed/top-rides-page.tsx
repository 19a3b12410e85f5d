import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { refreshVideoLists } from '#src/queries/videos.ts';
import { VideoList } from './video-list.tsx';

const pageSizes = { first: 6, next: 6 };

export default function TopRidesPage() {
  const queryClient = useQueryClient();
  return (
    <Page>
      <PageHeader title="Top Rides">
        <RefreshButton label="Refresh the top rides" onRefresh={() => refreshVideoLists(queryClient)} />
      </PageHeader>
      <VideoList
        filter={{ kind: 'ride-of-the-week' }}
        sizes={pageSizes}
        emptyState={
          <StatePanel
            variant="empty"
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
