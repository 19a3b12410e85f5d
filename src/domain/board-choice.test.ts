import { describe, expect, test } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { buildBoardQuery, getBoard, parseBoardChoice } from './board-choice.ts';
import { getRankings } from './leaderboard.ts';
import { parseVideo } from './video.ts';

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

describe('[LEAD-01] a board', () => {
  const choice = { eventId: 1, season: 2026, state: '', rankedBy: undefined } as const;
  const build = (id: string, fields: object) => parseVideo(id, { event_type: 1, ...fields });

  test('counts the rides of the state that is chosen', () => {
    const places = ['Fort Worth, TX', 'Reno, NV', 'Austin, TX'];
    const rides = buildThree((id, index) =>
      build(id, {
        score: 80 + index,
        location: places[index],
        contestants_id: [id],
        contestants_names: [id],
      }),
    );
    const list = (state: string) =>
      getBoard(rides, { ...choice, board: 'riders', state }).standings.map(({ id }) => id);
    expect(list('')).toEqual(['alder', 'willow', 'marsh']);
    expect(list('TX')).toEqual(['alder', 'marsh']);
    expect(list('WY')).toEqual([]);
  });

  test('is ranked by the first ranking that somebody is on', () => {
    const rides = ['a', 'b', 'c', 'd', 'e'].map((id) => build(id, { score: 0, animal_id: 'bull' }));
    const [usual] = getRankings('animals', 1);
    const { by, standings } = getBoard(rides, { ...choice, board: 'animals' });
    expect([by, standings.map(({ id }) => id)]).toEqual(['bucked-off', ['bull']]);
    expect(usual).not.toBe('bucked-off');
    expect(getBoard([], { ...choice, board: 'animals' })).toEqual({ by: usual, standings: [] });
  });
});
