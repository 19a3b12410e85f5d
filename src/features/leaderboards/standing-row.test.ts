import { expect, test } from 'vitest';
import type { Board, RankedBy } from '#src/domain/leaderboard.ts';
import { getSecondRanking } from './standing-row.tsx';

test.each<{ board: Board; eventId: number; beside: Partial<Record<RankedBy, RankedBy | undefined>> }>([
  { board: 'riders', eventId: 1, beside: { best: 'average', qualified: 'average', average: 'best' } },
  {
    board: 'animals',
    eventId: 3,
    beside: { 'animal-half': 'average', average: 'best', 'bucked-off': 'best' },
  },
  { board: 'contractors', eventId: 5, beside: { best: undefined } },
])('[LEAD-01] beside what $board are ranked by is another figure', ({ board, eventId, beside }) => {
  const getSecond = (by: string) => getSecondRanking(board, eventId, by as RankedBy);
  expect(Object.fromEntries(Object.keys(beside).map((by) => [by, getSecond(by)]))).toEqual(beside);
});
