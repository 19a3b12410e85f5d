import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { savedVideoIdsQuery } from '#src/queries/saved-videos.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { SavedTabs } from './saved-tabs.tsx';

const pageSizes = { first: 10, next: 10 };

export default function SavedPage() {
  const { user } = useAccount();
  const { data: savedIds } = useQuery(savedVideoIdsQuery(user.id));
  const emptyState = <NothingSaved />;
  return (
    <Page>
      <PageHeader title="Saved" />
      <SavedTabs />
      <VideoList
        filter={{ kind: 'saved', userId: user.id }}
        sizes={pageSizes}
        emptyState={emptyState}
        // What is removed disappears at once.
        clientFilter={savedIds && { matches: ({ id }) => savedIds.includes(id), emptyState }}
      />
    </Page>
  );
}

function NothingSaved() {
  return (
    <StatePanel
      variant="empty"
      title="No saved rides yet"
      action={
        <ButtonLink variant="primary" to={paths.feed}>
          Go to the feed
        </ButtonLink>
      }
    >
      Choose Save in a ride&apos;s options or in the player to find it here again.
    </StatePanel>
  );
}
