import { useParams } from 'react-router-dom';
import { Matchup } from '#src/features/records/matchup.tsx';
import { Page } from '#src/ui/page.tsx';

export default function MatchupPage() {
  const { userId = '', animalId = '' } = useParams();
  return (
    <Page width="profile">
      <Matchup key={`${userId} ${animalId}`} userId={userId} animalId={animalId} />
    </Page>
  );
}
