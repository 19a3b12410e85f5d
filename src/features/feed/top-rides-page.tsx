import ListOrdered from 'lucide-react/icons/list-ordered';
import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { refreshVideoLists } from '#src/queries/video-queries.ts';
import { copy } from './lists/copy.ts';
import { VideoList } from './video-list.tsx';

/** Rides per page (specification, section 9). */
const pageSizes = { first: 6, next: 6 };

export default function TopRidesPage() {
  const queryClient = useQueryClient();
  return (
    <Page>
      <PageHeader title={copy.topRides.title}>
        <ButtonLink to={paths.leaderboards}>
          <ListOrdered aria-hidden="true" className="size-5" />
          {copy.topRides.leaderboards}
        </ButtonLink>
        <RefreshButton label={copy.topRides.refresh} onRefresh={() => refreshVideoLists(queryClient)} />
      </PageHeader>
      <VideoList
        filter={{ kind: 'ride-of-the-week' }}
        sizes={pageSizes}
        emptyState={
          <StatePanel
            copy={copy.topRides.empty}
            action={<ButtonLink to={paths.feed}>{copy.topRides.empty.goToFeed}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
