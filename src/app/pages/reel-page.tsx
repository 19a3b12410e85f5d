import { useParams } from 'react-router-dom';
import { ReportReelButton } from '#src/features/options/report/report-reel-button.tsx';
import { ReelView } from '#src/features/reels/reel-view.tsx';
import { Page } from '#src/ui/page.tsx';

export default function ReelPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <ReelView key={id} id={id} ReportButton={ReportReelButton} />
    </Page>
  );
}
