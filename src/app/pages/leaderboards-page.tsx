import { Leaderboards } from '#src/features/leaderboards/leaderboards.tsx';
import { SharePageButton } from '#src/features/options/share-page-button.tsx';
import { Page } from '#src/ui/page.tsx';

export default function LeaderboardsPage() {
  return (
    <Page>
      <Leaderboards ShareButton={SharePageButton} />
    </Page>
  );
}
