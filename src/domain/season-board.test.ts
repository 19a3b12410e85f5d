import { describe, expect, test } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { getBestRide, getRankings, type Standing } from './leaderboard.ts';
import {
  chooseRanking,
  computeBoard,
  emptyBoard,
  getBoardId,
  parseStoredBoard,
  toStoredBoard,
  type BoardOf,
} from './season-board.ts';
import { parseVideo } from './video.ts';

const riders: BoardOf = { board: 'riders', eventId: 1, state: '' };
const animals: BoardOf = { board: 'animals', eventId: 1, state: '' };

const build = (id: string, fields: object) => parseVideo(id, { event_type: 1, ...fields });
const ridden = (name: string, score: number, fields: object = {}) =>
  build(`${name}-${score}-${Math.random()}`, {
    ...{ contestants_id: [name], contestants_names: [name], score, location: 'Reno, NV' },
    ...fields,
  });

describe('[LEAD-01] a board', () => {
  const places = ['Fort Worth, TX', 'Reno, NV', 'Austin, TX'];
  const rides = buildThree((id, index) => ridden(id, 80 + index, { location: places[index] }));
  const list = (state: string) =>
    chooseRanking(computeBoard(rides, { ...riders, state }), undefined).standings.map(({ id }) => id);

  test('counts the rides of the state that is chosen, and names all states', () => {
    expect(list('')).toEqual(['alder', 'willow', 'marsh']);
    expect(list('TX')).toEqual(['alder', 'marsh']);
    expect(list('WY')).toEqual([]);
    expect(computeBoard(rides, { ...riders, state: 'WY' }).states).toEqual(['NV', 'TX']);
  });

  test('is ranked by the first ranking that somebody is on, or by what is chosen', () => {
    const bucked = ['a', 'b', 'c', 'd', 'e'].map((id) => build(id, { score: 0, animal_id: 'bull' }));
    const board = computeBoard(bucked, animals);
    const [usual] = getRankings('animals', 1);
    const shown = chooseRanking(board, undefined);
    expect([shown.by, shown.standings.map(({ id }) => id)]).toEqual(['bucked-off', ['bull']]);
    expect(usual).not.toBe('bucked-off');
    expect(chooseRanking(board, 'average')).toMatchObject({ by: 'average', standings: [] });
    // Of another board, which is shown while the next one loads.
    expect(chooseRanking(board, 'qualified').by).toBe(usual);
    expect(chooseRanking(emptyBoard(animals, ['TX']), undefined)).toMatchObject({ by: usual, standings: [] });
    expect([emptyBoard(animals, ['TX']).states, emptyBoard(animals).states]).toEqual([['TX'], []]);
  });
});

describe('[LEAD-03] the first places', () => {
  const scores = [91, 90, 88, 88, 88, 85, 70];
  const rides = scores.map((score, index) => ridden(`rider ${index}`, score));
  const cut = (maxPlaces: number) => chooseRanking(computeBoard(rides, riders, { maxPlaces }), 'best');

  test.each([
    { maxPlaces: 2, isCut: true, leftTied: 0 },
    { maxPlaces: 3, isCut: true, leftTied: 2 },
    { maxPlaces: 4, isCut: true, leftTied: 1 },
    { maxPlaces: 5, isCut: true, leftTied: 0 },
    { maxPlaces: 6, isCut: true, leftTied: 0 },
    { maxPlaces: 7, isCut: false, leftTied: 0 },
  ])('are listed, and who shares the last is counted: $maxPlaces', ({ maxPlaces, isCut, leftTied }) => {
    expect(cut(maxPlaces)).toMatchObject({ isCut, leftTied });
    expect(cut(maxPlaces).standings).toHaveLength(maxPlaces);
  });

  test('are as they would be among all', () => {
    const shown = cut(3).standings.map(({ rank, isTied, figure }) => [rank, isTied, figure.digits]);
    expect(shown).toEqual([
      [1, false, '91'],
      [2, false, '90'],
      [3, true, '88'],
    ]);
  });
});

describe('[LEAD-03] a kept board', () => {
  const marks = {
    animal_id: 'bull',
    animal_name: 'Static',
    animal_brand: '47',
    animal_marks: 44.5,
    rider_marks: 42,
  };
  const rides = ['Wade', 'Cody', 'Max'].flatMap((name, index) =>
    Array.from({ length: 6 }, (_, ride) =>
      ridden(name, 80 + index + ride, {
        ...marks,
        title: 'Reno Rodeo',
        notes: 'for me only',
        event_date: 1e9,
      }),
    ),
  );
  const keep = (of: BoardOf) => {
    const text = JSON.stringify(toStoredBoard(computeBoard(rides, of)));
    return { text, board: parseStoredBoard(JSON.parse(text)) };
  };

  const summarize = ({ figures, figure, ...standing }: Standing) => ({
    ...standing,
    ...{ outs: figures.outs, number: figure.number, digits: figure.digits },
  });

  test.each([riders, animals])('has what it had: $board', (of) => {
    const { board } = keep(of);
    const computed = computeBoard(rides, of);
    expect(board.states).toEqual(['NV']);
    for (const [index, ranking] of computed.rankings.entries()) {
      const { standings, ...kept } = board.rankings[index]!;
      expect(kept).toEqual({ by: ranking.by, isCut: false, leftTied: 0 });
      expect(standings.map(summarize)).toEqual(ranking.standings.map(summarize));
    }
  });

  test('has of a ride what pages show, and no more', () => {
    const { text, board } = keep(riders);
    const ride = chooseRanking(board, 'best').standings[0]?.figures.scored[0]?.best?.ride;
    expect(ride).toMatchObject({
      ...marks,
      title: 'Reno Rodeo',
      location: 'Reno, NV',
      score: 87,
      event_date: 1e9,
    });
    expect(text).not.toContain('for me only');
  });

  test('shows of an animal that nobody rode the ride with the best marks', () => {
    const falls = [43, 46, 44, 41, 40].map((animal_marks) =>
      ridden('Cody', 0, { ...marks, rider_marks: null, animal_marks }),
    );
    const kept = parseStoredBoard(JSON.parse(JSON.stringify(toStoredBoard(computeBoard(falls, animals)))));
    const [standing] = chooseRanking(kept, 'animal-half').standings;
    expect(getBestRide(standing!.figures)?.id).toBe(falls[1]!.id);
  });

  test('has of a run against the clock no more either', () => {
    const runs = rides.map((ride) => ({ ...ride, event_type: 5, score: null, time: 17.2, result: 'time' }));
    for (const board of ['riders', 'animals'] as const) {
      const text = JSON.stringify(toStoredBoard(computeBoard(runs, { ...riders, board, eventId: 5 })));
      expect(text).toContain('17.2');
      expect(text).not.toContain('for me only');
    }
  });

  test('is named after its season, event, kind and state', () => {
    expect(getBoardId(2026, riders)).toBe('2026_1_riders_all');
    expect(getBoardId(1967, { board: 'contractors', eventId: 10, state: 'AB' })).toBe(
      '1967_10_contractors_AB',
    );
  });
});
