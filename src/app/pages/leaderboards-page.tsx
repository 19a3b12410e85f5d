import { Leaderboards } from '#src/features/leaderboards/leaderboards.tsx';
import { EmbedPageButton } from '#src/features/options/embed-page-button.tsx';
import { SharePageButton } from '#src/features/options/share-page-button.tsx';
import { Page } from '#src/ui/page.tsx';

export default function LeaderboardsPage() {
  return (
    <Page>
      <Leaderboards EmbedButton={EmbedPageButton} ShareButton={SharePageButton} />
    </Page>
  );
}
