import { useParams } from 'react-router-dom';
import { RiderSeason } from '#src/features/records/rider-season-view.tsx';
import { Page } from '#src/ui/page.tsx';

export default function SeasonPage() {
  const { userId = '' } = useParams();
  return (
    <Page width="profile">
      <RiderSeason key={userId} userId={userId} />
    </Page>
  );
}
