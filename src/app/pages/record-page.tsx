import { useParams } from 'react-router-dom';
import { lazyComponent } from '../lazy-component.ts';

const SeasonPage = lazyComponent(() => import('./season-page.tsx'));
const MatchupPage = lazyComponent(() => import('./matchup-page.tsx'));

/** Apart from the routes, whose code the first page waits for: it would list the files of both pages. */
export default function RecordPage() {
  const { animalId } = useParams();
  return animalId === undefined ? <SeasonPage /> : <MatchupPage />;
}
