import { localize } from '#src/languages/localize.ts';

export const copy = localize('embed/results', {
  rank: (rank: number, isTied: boolean) => `${isTied ? 'T' : ''}${rank}`,
  round: (round: number) => `Round ${round}`,
  notOfficial: 'Not the official result.',
});
