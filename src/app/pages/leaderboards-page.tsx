import { Leaderboards } from '#src/features/leaderboards/leaderboards.tsx';
import { Page } from '#src/ui/page.tsx';

export default function LeaderboardsPage() {
  return (
    <Page>
      <Leaderboards />
    </Page>
  );
}
