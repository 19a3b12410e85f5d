import { localize } from '#src/languages/localize.ts';
import type { Board, RankedBy } from '#src/domain/leaderboard.ts';

const boards: Record<Board, string> = { riders: 'Riders', animals: 'Animals', contractors: 'Contractors' };
const rankings: Record<RankedBy, string> = {
  best: 'best',
  average: 'average',
  'bucked-off': 'bucked off',
  'animal-half': "judges' points for the animal",
};

export const copy = localize('embed/board', {
  title: (board: Board, event: string, season: number, state: string) =>
    [`${boards[board]}: ${event} ${season}`, state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy) => `By ${rankings[rankedBy]}, from rides posted here, not official standings.`,
  see: (productName: string) => `See in ${productName}`,
  all: 'See all',
  tied: (rank: number) => `T${rank}`,
  unnamed: 'Unnamed',
  loading: 'Loading',
  empty: 'Nobody is on this board yet.',
  loadError: "We couldn't load the leaderboard. Check your connection and try again.",
});
