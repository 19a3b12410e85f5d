import { useParams } from 'react-router-dom';
import { CompareButton } from '#src/features/compare/compare-button.tsx';
import { VideoCardGrid } from '#src/features/feed/video-card-grid.tsx';
import { SharePageButton } from '#src/features/options/share-page-button.tsx';
import { Matchup } from '#src/features/records/matchup.tsx';
import { Page } from '#src/ui/page.tsx';

export default function MatchupPage() {
  const { userId = '', animalId = '' } = useParams();
  return (
    <Page width="profile">
      <Matchup
        key={`${userId} ${animalId}`}
        userId={userId}
        animalId={animalId}
        VideoGrid={VideoCardGrid}
        ShareButton={SharePageButton}
        CompareButton={CompareButton}
      />
    </Page>
  );
}
