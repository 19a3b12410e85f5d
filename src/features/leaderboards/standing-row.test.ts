import { expect, test } from 'vitest';
import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import { getSecondRanking } from './standing-row.tsx';

interface Beside {
  board: Board;
  eventId: number;
  pairs: [by: RankedBy, second: RankedBy | undefined][];
}

test.each<Beside>([
  {
    ...{ board: 'riders', eventId: 1 },
    pairs: [
      ['best', 'average'],
      ['qualified', 'average'],
      ['average', 'best'],
    ],
  },
  {
    ...{ board: 'animals', eventId: 3 },
    pairs: [
      ['animal-half', 'average'],
      ['average', 'best'],
      ['bucked-off', 'best'],
    ],
  },
  { board: 'contractors', eventId: 5, pairs: [['best', undefined]] },
])('[LEAD-01] beside what $board are ranked by is another figure', ({ board, eventId, pairs }) => {
  for (const [by, second] of pairs) expect([by, getSecondRanking(board, eventId, by)]).toEqual([by, second]);
});
