import { describe, expect, test } from 'vitest';
import { buildBoardQuery, parseBoardChoice } from './board-choice.ts';

test("a shared link to the judges' points for animals says marks", () => {
  const shared = 'board=animals&event=1&season=2026&by=marks';
  const choice = parseBoardChoice(new URLSearchParams(shared), 2026);
  expect(choice.rankedBy).toBe('animal-half');
  expect(buildBoardQuery(choice)).toBe(shared);
});

describe('a season of the address', () => {
  const readSeason = (season: string) => parseBoardChoice(new URLSearchParams({ season }), 2026).season;

  test.each(['2026', '2024', '1900'])('%s is taken', (season) => {
    expect(readSeason(season)).toBe(Number(season));
  });

  test.each(['2027', '2050', '1899', '2024.5', '-2024', 'all', ''])(
    '%o is none, so the latest year with rides is shown',
    (season) => {
      expect(readSeason(season)).toBeUndefined();
    },
  );
});

test('[LEAD-01] an address that asks for what there is not shows the usual board', () => {
  const usual = { board: 'riders', eventId: 1, season: undefined, state: '', rankedBy: undefined };
  for (const query of ['', 'board=fans&event=99&by=luck', 'event=2.5', 'board=riders&event=1&by=marks'])
    expect(parseBoardChoice(new URLSearchParams(query), 2026)).toEqual(usual);
  expect(parseBoardChoice(new URLSearchParams('board=animals&event=3&season=2025&state=TX'), 2026)).toEqual({
    ...{ board: 'animals', eventId: 3, season: 2025, state: 'TX', rankedBy: undefined },
  });
});

test.each(['board=riders&event=1', 'board=contractors&event=3&season=2025&state=TX&by=bucked-off'])(
  '[LEAD-01] the address of a board shows that board: %s',
  (query) => {
    expect(buildBoardQuery(parseBoardChoice(new URLSearchParams(query), 2026))).toBe(query);
  },
);

test.each(['TX', 'AB', 'DC'])('[LEAD-01] a state of the address: %s is taken', (state) => {
  expect(parseBoardChoice(new URLSearchParams({ state }), 2026).state).toBe(state);
});

test.each(['tx', 'XX', 'Texas', '../users', 'all'])(
  '[LEAD-01] a state of the address: %s is none',
  (state) => {
    expect(parseBoardChoice(new URLSearchParams({ state }), 2026).state).toBe('');
  },
);
