import { useParams } from 'react-router-dom';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const SeasonPage = lazyComponent(() => import('./season-page.tsx'));
const MatchupPage = lazyComponent(() => import('./matchup-page.tsx'));
const ComparePage = lazyComponent(() => import('./compare-page.tsx'));

/** Apart from the routes, whose code the first page waits for: it would list the files of all three pages. */
export default function RecordPage() {
  const { userId, animalId } = useParams();
  if (userId === undefined) return <ComparePage />;
  return animalId === undefined ? <SeasonPage /> : <MatchupPage />;
}
