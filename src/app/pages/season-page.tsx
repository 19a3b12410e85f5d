import { useParams } from 'react-router-dom';
import { CompareButton } from '#src/features/compare/compare-button.tsx';
import { VideoCardGrid } from '#src/features/feed/video-card-grid.tsx';
import { SharePageButton } from '#src/features/options/share-page-button.tsx';
import { RiderSeason } from '#src/features/records/rider-season-view.tsx';
import { Page } from '#src/ui/page.tsx';

export default function SeasonPage() {
  const { userId = '' } = useParams();
  return (
    <Page width="profile">
      <RiderSeason
        key={userId}
        userId={userId}
        VideoGrid={VideoCardGrid}
        ShareButton={SharePageButton}
        CompareButton={CompareButton}
      />
    </Page>
  );
}
