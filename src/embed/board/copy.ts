import { localize } from '#src/languages/localize.ts';
import type { Board, RankedBy } from '#src/domain/leaderboard.ts';

const boards: Record<Board, string> = { riders: 'Riders', animals: 'Animals', contractors: 'Contractors' };
const rankings: Record<RankedBy, string> = {
  best: 'best',
  average: 'average score',
  qualified: 'riding percentage',
  'bucked-off': 'bucked off',
  'animal-half': "judges' points for the animal",
};

/** What a place takes so many of. */
const basis: Record<RankedBy, string> = {
  best: 'rides with a result',
  average: 'qualified rides',
  qualified: 'rides with a result',
  'bucked-off': 'rides with a result',
  'animal-half': "rides with the judges' points for the animal",
};

export const copy = localize('embed/board', {
  title: (board: Board, event: string, season: number | undefined, state: string) =>
    [`${boards[board]}: ${event} ${season ?? ''}`.trim(), state].filter(Boolean).join(', '),
  source: (rankedBy: RankedBy, latest: string) =>
    `By ${rankings[rankedBy]}, from ${latest ? `the latest ${latest} rides` : 'rides'} posted here, not official standings.`,
  threshold: (rankedBy: RankedBy, count: number) => `At least ${count} ${basis[rankedBy]}.`,
  see: (productName: string) => `See in ${productName}`,
  all: 'See all',
  tied: (rank: number) => `T${rank}`,
  unnamed: 'Unnamed',
  loading: 'Loading',
  empty: 'Nobody is on this board yet.',
  loadError: "We couldn't load the leaderboard. Check your connection and try again.",
});
