import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  rank: (rank: number, isTied: boolean) => `${isTied ? 'E' : ''}${rank}`,
  round: (round: number) => `Round ${round}`,
  notOfficial: 'Não é o resultado oficial.',
} satisfies Translation<typeof english>;
