import { describe, expect, test } from 'vitest';
import {
  formatFigure,
  getRankings,
  getStandings,
  getState,
  getStates,
  getThreshold,
  type RankedBy,
} from './leaderboard.ts';
import { getRideFigures } from './ride-figures.ts';
import { parseVideo, type Video } from './video.ts';

const [bull, barrels] = [1, 5];

function createRide(fields: Partial<Video>): Video {
  return parseVideo(crypto.randomUUID(), { event_type: bull, location: 'Guthrie, OK', ...fields });
}

/** A rider's rides with these scores. */
const ridden = (name: string, scores: number[], fields: Partial<Video> = {}) =>
  scores.map((score) => createRide({ contestants_id: [name], contestants_names: [name], score, ...fields }));

/** An animal's outs with these scores. */
const outs = (name: string, scores: number[], fields: Partial<Video> = {}) =>
  scores.map((score) =>
    createRide({
      ...{ animal_id: name, animal_name: name, animal_brand: 'B1', score },
      ...{ tagged_animal_contractor_id: 'jack', contractor_name: 'Prairie Jack' },
      ...fields,
    }),
  );

const summarize = (standings: ReturnType<typeof getStandings>) =>
  standings.map(({ rank, isTied, name, value }) => `${isTied ? 'T' : ''}${rank} ${name} ${value}`);

describe('a leaderboard', () => {
  test('of riders by their best ride: equal scores share a place, and the next place is left out', () => {
    const rides = [
      ...ridden('Cody', [84, 91.25, 0]),
      ...ridden('Hank', [88.5]),
      ...ridden('Wade', [87, 86]),
      ...ridden('Max', [87]),
      ...ridden('Tom', [80]),
      ...ridden('Colt', [0, 0]),
      createRide({ score: 99 }),
    ];
    expect(summarize(getStandings(rides, { board: 'riders', rankedBy: 'best', eventId: bull }))).toEqual([
      '1 Cody 91.25',
      '2 Hank 88.5',
      'T3 Max 87',
      'T3 Wade 87',
      '5 Tom 80',
    ]);
  });

  test('of riders by their average takes five rides with a result, of which the qualified ones count', () => {
    const rides = [
      ...ridden('Cody', [84, 91, 0, 80, 85]),
      ...ridden('Hank', [90, 90, 90, 90]),
      ...ridden('Wade', [85.04, 85.04, 85.04, 85.04, 85.04]),
    ];
    expect(summarize(getStandings(rides, { board: 'riders', rankedBy: 'average', eventId: bull }))).toEqual([
      'T1 Cody 85',
      'T1 Wade 85',
    ]);
  });

  test('of runs by time puts the fastest first', () => {
    const run = (name: string, time: number) =>
      createRide({ event_type: barrels, contestants_id: [name], contestants_names: [name], time });
    const rides = [run('Ana', 17.2), run('Jess', 16.98), run('Jess', 18), run('Kim', 17.2), run('Lee', 0)];
    expect(summarize(getStandings(rides, { board: 'riders', rankedBy: 'best', eventId: barrels }))).toEqual([
      '1 Jess 16.98',
      'T2 Ana 17.2',
      'T2 Kim 17.2',
    ]);
  });

  test("of animals by the judges' points counts buck-offs, and by buck-offs the most first", () => {
    const rides = [
      ...outs('Night Train', [0, 0, 0, 88, 90], { animal_marks: 45 }),
      ...outs('Sawmill', [0, 0, 0, 0, 84], { animal_marks: 44.5 }),
      ...outs('Red Fork', [0, 0, 0, 0], { animal_marks: 47 }),
    ];
    const board = 'animals';
    expect(summarize(getStandings(rides, { board, rankedBy: 'animal-half', eventId: bull }))).toEqual([
      '1 Night Train 45',
      '2 Sawmill 44.5',
    ]);
    expect(summarize(getStandings(rides, { board, rankedBy: 'bucked-off', eventId: bull }))).toEqual([
      '1 Sawmill 0.8',
      '2 Night Train 0.6',
    ]);
    const alike = [...rides, ...outs('Rio', [0, 0, 0, 0, 0], { animal_marks: 45.04 })];
    expect(
      summarize(getStandings(alike, { board, rankedBy: 'animal-half', eventId: bull })).slice(0, 2),
    ).toEqual(['T1 Night Train 45', 'T1 Rio 45']);
    const [first] = getStandings(rides, { board, rankedBy: 'average', eventId: bull });
    expect(first).toMatchObject({ id: 'Night Train', brand: 'B1', ownerName: 'Prairie Jack', value: 89 });
  });

  test('of contractors counts the rides on their animals, ten at least', () => {
    const rides = [
      ...outs('Night Train', [0, 0, 0, 88, 90]),
      ...outs('Sawmill', [0, 0, 0, 0, 84]),
      ...outs('Colt 45', [0, 0, 0, 0, 0, 0, 0, 0, 80], { tagged_animal_contractor_id: 'small' }),
    ];
    expect(
      summarize(getStandings(rides, { board: 'contractors', rankedBy: 'bucked-off', eventId: bull })),
    ).toEqual(['1 Prairie Jack 0.7']);
  });

  test('names everybody as their latest ride does', () => {
    const rides = [
      createRide({ contestants_id: ['a', 'b'], contestants_names: ['Ana Ruiz', 'Bo'], score: 80 }),
      createRide({ contestants_id: ['a'], contestants_names: ['Ana'], score: 70 }),
    ];
    const standings = getStandings(rides, { board: 'riders', rankedBy: 'best', eventId: bull });
    expect(summarize(standings)).toEqual(['T1 Ana Ruiz 80', 'T1 Bo 80']);
  });

  test('[LEAD-02] ties those of whom the same is shown, and no others', () => {
    const split = (sum: number) => [...Array.from({ length: 9 }, () => 86), sum - 774];
    const averages = [
      ...['Amos', 'Boyd', 'Carl'].flatMap((name, index) =>
        ridden(name, split([863.5, 863, 864][index] ?? 0)),
      ),
      ...ridden('Dean', split(864.25)),
    ];
    const bests = [...ridden('Amos', [86.125]), ...ridden('Boyd', [86.13]), ...ridden('Carl', [86.125])];
    const times = [16.98, 16.979, 16.97].flatMap((time, index) =>
      createRide({
        event_type: barrels,
        contestants_id: [`r${index}`],
        contestants_names: [`${index}`],
        time,
      }),
    );
    const show = (rides: Video[], rankedBy: RankedBy, eventId = bull) =>
      getStandings(rides, { board: 'riders', rankedBy, eventId }).map(
        ({ rank, isTied, name, figures }) =>
          `${isTied ? 'T' : ''}${rank} ${name} ${formatFigure(figures, rankedBy)}`,
      );
    expect(show(averages, 'average')).toEqual([
      'T1 Carl 86.4',
      'T1 Dean 86.4',
      'T3 Amos 86.3',
      'T3 Boyd 86.3',
    ]);
    expect(show(bests, 'best')).toEqual(['1 Boyd 86.13', 'T2 Amos 86.125', 'T2 Carl 86.125']);
    expect(show(times, 'best', barrels)).toEqual(['1 2 16.97', 'T2 0 16.98', 'T2 1 16.98']);
  });

  test('of 10,000 riders is there at once', () => {
    const rides = Array.from({ length: 10_000 }, (_, index) =>
      ridden(`Rider ${index}`, [50 + (index % 200) / 4]),
    );
    const standings = getStandings(rides.flat(), { board: 'riders', rankedBy: 'best', eventId: bull });
    expect(standings.at(-1)).toMatchObject({ rank: 9951, isTied: true, value: 50 });
  });
});

describe('a figure is shown', () => {
  const format = (rides: readonly Video[]) =>
    (['best', 'average', 'bucked-off', 'animal-half'] as const).map((by) =>
      formatFigure(getRideFigures(rides), by),
    );

  test('with the digits of its kind', () => {
    const scored = outs('Rio', [88.5, 91.25, 0, 80, 84], { animal_marks: 44.25 });
    expect(format(scored)).toEqual(['91.25', '85.9', '20%', '44.3']);
    const times = [17.2, 16.98, 17, 17.1, 17.3].map((time) => createRide({ event_type: barrels, time }));
    expect(format(times).slice(0, 2)).toEqual(['16.98', '17.12']);
  });

  test('as a dash without enough rides', () => {
    expect(format([])).toEqual(['–', '–', '–', '–']);
    expect(format(outs('Rio', [0, 0, 0, 0], { animal_marks: 44 }))).toEqual(['–', '–', '–', '–']);
    expect(format(outs('Rio', [0, 0, 0, 0, 0]))).toEqual(['–', '–', '100%', '–']);
  });
});

test('rankings and thresholds depend on board and event', () => {
  expect(getRankings('riders', bull)).toEqual(['best', 'average']);
  expect(getRankings('animals', bull)).toEqual(['animal-half', 'average', 'bucked-off']);
  expect(getRankings('contractors', barrels)).toEqual(['best', 'average']);
  expect(getThreshold('riders', 'best')).toBe(1);
  expect(getThreshold('animals', 'average')).toBe(5);
  expect(getThreshold('contractors', 'average')).toBe(10);
});

test.each([
  ['Guthrie, OK', 'OK'],
  ['Cheyenne, Wyoming, USA', 'WY'],
  ['Ponoka, Alberta', 'AB'],
  ['Barretos', undefined],
  ['Barretos, SP, Brazil', undefined],
])('the state of %s is %s', (location, state) => {
  expect(getState({ location })).toBe(state);
});

test('states are listed once, in order', () => {
  const rides = ['Reno, NV', 'Guthrie, OK', 'Elko, Nevada', 'Barretos'].map((location) =>
    createRide({ location }),
  );
  expect(getStates(rides)).toEqual(['NV', 'OK']);
});
