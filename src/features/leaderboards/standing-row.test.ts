import { expect, test } from 'vitest';
import { getSecondRanking } from './standing-row.tsx';

test.each([
  ['riders', 1, ['best', 'average'], ['qualified', 'average'], ['average', 'best']],
  ['animals', 3, ['animal-half', 'average'], ['average', 'best'], ['bucked-off', 'best']],
  ['contractors', 5, ['best', undefined]],
] as const)('[LEAD-01] beside what %s are ranked by is another figure', (board, eventId, ...pairs) => {
  for (const [by, second] of pairs) expect([by, getSecondRanking(board, eventId, by)]).toEqual([by, second]);
});
