import { describe, expect, test } from 'vitest';
import {
  describeBasis,
  findFigure,
  getBestRide,
  getRankedFigures,
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

const rankRides = (rides: readonly Video[], request: Parameters<typeof getStandings>[1]) =>
  getStandings(getRankedFigures(request.board, rides), request);

const summarize = (standings: ReturnType<typeof rankRides>) =>
  standings.map(({ rank, isTied, name, figure }) => `${isTied ? 'T' : ''}${rank} ${name} ${figure.digits}`);

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
    expect(summarize(rankRides(rides, { board: 'riders', rankedBy: 'best', eventId: bull }))).toEqual([
      '1 Cody 91.25',
      '2 Hank 88.5',
      'T3 Max 87',
      'T3 Wade 87',
      '5 Tom 80',
    ]);
  });

  test('[FIG-02] of riders by their average takes five qualified rides, and says of how many', () => {
    const rides = [
      ...ridden('Cody', [84, 91, 0, 80, 85, 85]),
      ...ridden('One Lucky', [92, 0, 0, 0, 0]),
      ...ridden('Hank', [90, 90, 90, 90]),
      ...ridden('Wade', [85.004, 85.004, 85.004, 85.004, 84.982]),
      ...ridden('Lee', [85.04, 85.04, 85.04, 85.04, 85.04]),
    ];
    const standings = rankRides(rides, { board: 'riders', rankedBy: 'average', eventId: bull });
    expect(summarize(standings)).toEqual(['1 Lee 85.04', 'T2 Cody 85.00', 'T2 Wade 85.00']);
    expect(standings.map(({ figure }) => describeBasis(figure, 'average'))).toEqual([
      '5 qualified',
      '5 qualified',
      '5 qualified',
    ]);
  });

  test('[FIG-02] of riders by how often they rode eight seconds takes five rides with a result', () => {
    const rides = [
      ...ridden('Cody', [84, 91, 0, 80, 85, 85]),
      ...ridden('One Lucky', [92, 0, 0, 0, 0]),
      ...ridden('Hank', [90, 90, 90, 90]),
    ];
    const standings = rankRides(rides, { board: 'riders', rankedBy: 'qualified', eventId: bull });
    expect(summarize(standings)).toEqual(['1 Cody 83.33%', '2 One Lucky 20.00%']);
    expect(standings.map(({ figure }) => describeBasis(figure, 'qualified'))).toEqual(['5 of 6', '1 of 5']);
  });

  test('[FIG-01] a bull that was ridden once is not tied with one that never was', () => {
    const rides = [
      ...outs('Ridden Once', [90, ...Array.from({ length: 200 }, () => 0)]),
      ...outs('Unridden', [0, 0, 0, 0, 0, 0]),
      ...outs('Endless', [88, ...Array.from({ length: 20_002 }, () => 0)]),
    ];
    expect(summarize(rankRides(rides, { board: 'animals', rankedBy: 'bucked-off', eventId: bull }))).toEqual([
      '1 Unridden 100.00%',
      '2 Endless 99.99%',
      '3 Ridden Once 99.50%',
    ]);
  });

  test('[FIG-02] of team ropers has one row for a pair, whoever is named first, with a link for each', () => {
    const run = (ids: string[], time: number) =>
      createRide({
        ...{ event_type: 4, time, contestants_id: ids },
        contestants_names: ids.map((id) => id || 'Somebody'),
      });
    const rides = [
      run(['Ana', 'Bo'], 6.1),
      run(['Bo', 'Ana'], 5.9),
      run(['Ana', 'Cal'], 6.1),
      run(['Dee'], 7),
      // Who has no account is on no board, and makes no pair.
      run(['Eve', ''], 8),
    ];
    const standings = rankRides(rides, { board: 'riders', rankedBy: 'best', eventId: 4 });
    expect(summarize(standings)).toEqual([
      '1 Ana and Bo 5.90',
      '2 Ana and Cal 6.10',
      '3 Dee 7.00',
      '4 Eve 8.00',
    ]);
    expect(standings[0]?.members.map(({ id }) => id)).toEqual(['Ana', 'Bo']);
  });

  test('of runs by time puts the fastest first', () => {
    const run = (name: string, time: number) =>
      createRide({ event_type: barrels, contestants_id: [name], contestants_names: [name], time });
    const rides = [run('Ana', 17.2), run('Jess', 16.98), run('Jess', 18), run('Kim', 17.2), run('Lee', 0)];
    expect(summarize(rankRides(rides, { board: 'riders', rankedBy: 'best', eventId: barrels }))).toEqual([
      '1 Jess 16.98',
      'T2 Ana 17.20',
      'T2 Kim 17.20',
    ]);
  });

  test("of animals by the judges' points counts buck-offs, and by buck-offs the most first", () => {
    const rides = [
      ...outs('Night Train', [0, 0, 0, 88, 90], { animal_marks: 45 }),
      ...outs('Sawmill', [0, 0, 0, 0, 84], { animal_marks: 44.5 }),
      ...outs('Red Fork', [0, 0, 0, 0], { animal_marks: 47 }),
    ];
    const board = 'animals';
    expect(summarize(rankRides(rides, { board, rankedBy: 'animal-half', eventId: bull }))).toEqual([
      '1 Night Train 45.00',
      '2 Sawmill 44.50',
    ]);
    expect(summarize(rankRides(rides, { board, rankedBy: 'bucked-off', eventId: bull }))).toEqual([
      '1 Sawmill 80.00%',
      '2 Night Train 60.00%',
    ]);
    const alike = [...rides, ...outs('Rio', [0, 0, 0, 0, 0], { animal_marks: 45.004 })];
    expect(
      summarize(rankRides(alike, { board, rankedBy: 'animal-half', eventId: bull })).slice(0, 2),
    ).toEqual(['T1 Night Train 45.00', 'T1 Rio 45.00']);
    const [first] = rankRides(rides, { board, rankedBy: 'bucked-off', eventId: bull });
    expect(first).toMatchObject({ id: 'Sawmill', brand: 'B1', ownerName: 'Prairie Jack' });
  });

  test('of contractors counts the rides on their animals, ten at least', () => {
    const rides = [
      ...outs('Night Train', [0, 0, 0, 88, 90]),
      ...outs('Sawmill', [0, 0, 0, 0, 84]),
      ...outs('Colt 45', [0, 0, 0, 0, 0, 0, 0, 0, 80], { tagged_animal_contractor_id: 'small' }),
    ];
    expect(
      summarize(rankRides(rides, { board: 'contractors', rankedBy: 'bucked-off', eventId: bull })),
    ).toEqual(['1 Prairie Jack 70.00%']);
  });

  test('[FIG-02] of contractors by their average takes ten qualified rides, not ten with a result', () => {
    const nine = outs('Colt 45', [80, 80, 80, 80, 80, 80, 80, 80, 80]);
    const list = (rides: Video[]) =>
      summarize(rankRides(rides, { board: 'contractors', rankedBy: 'average', eventId: bull }));
    expect(list([...nine, ...outs('Rio', [0, 0])])).toEqual([]);
    expect(list([...nine, ...outs('Rio', [0, 90])])).toEqual(['1 Prairie Jack 81.00']);
  });

  test('[LEAD-01] leaves out rides of nobody, and says of each place whose it is', () => {
    const rides = [
      ...outs('Rio', [0, 0, 0, 0, 88], { contestants_id: ['cody'], contestants_names: ['Cody'] }),
      ...Array.from({ length: 10 }, () => createRide({ score: 0 })),
    ];
    const list = (board: 'riders' | 'animals' | 'contractors') =>
      rankRides(rides, { board, rankedBy: board === 'riders' ? 'best' : 'bucked-off', eventId: bull });
    expect(list('contractors')).toEqual([]);
    expect(list('animals')).toMatchObject([
      {
        ...{ id: 'Rio', brand: 'B1', ownerName: 'Prairie Jack', members: [{ id: 'Rio', name: 'Rio' }] },
        figures: { outs: 5 },
      },
    ]);
    expect(list('riders')).toMatchObject([
      { id: 'cody', brand: '', ownerName: '', members: [{ id: 'cody', name: 'Cody' }], figures: { outs: 5 } },
    ]);
  });

  test('[LEAD-01, FIG-02] a place shows its best ride, and says what its figure is of', () => {
    const rides = outs('Rio', [84, 91, 0, 80, 85, 85], { animal_marks: 44 });
    const basis = (by: RankedBy) => {
      const figure = findFigure(getRideFigures(rides), by, 1);
      return figure && describeBasis(figure, by);
    };
    expect((['best', 'average', 'qualified', 'bucked-off', 'animal-half'] as const).map(basis)).toEqual([
      ...['', '5 qualified', '5 of 6', '1 of 6', '6 outs'],
    ]);
    const best = (some: Video[]) => getBestRide(getRideFigures(some));
    expect(best(rides)).toBe(rides[1]);
    const falls = [43, 46, 44, 41, 40].flatMap((animal_marks) => outs('Rio', [0], { animal_marks }));
    expect(best(falls)).toBe(falls[1]);
    const runs = [17.2, 16.9, 18].map((time) => createRide({ event_type: barrels, time }));
    expect(best(runs)).toBe(runs[1]);
    expect(best(outs('Rio', [0]))).toBeUndefined();
    expect(best([])).toBeUndefined();
  });

  test('names everybody as their latest ride does', () => {
    const rides = [
      createRide({ contestants_id: ['a', 'b'], contestants_names: ['Ana Ruiz', 'Bo'], score: 80 }),
      createRide({ contestants_id: ['a'], contestants_names: ['Ana'], score: 70 }),
    ];
    const standings = rankRides(rides, { board: 'riders', rankedBy: 'best', eventId: bull });
    expect(summarize(standings)).toEqual(['T1 Ana Ruiz 80', 'T1 Bo 80']);
  });

  test('[FIG-01, LEAD-02] ties those of whom the same is shown, and no others', () => {
    const split = (sum: number) => [...Array.from({ length: 9 }, () => 86), sum - 774];
    const averages = [
      ...['Amos', 'Boyd', 'Carl'].flatMap((name, index) =>
        ridden(name, split([863.52, 863.48, 863.54][index] ?? 0)),
      ),
      ...ridden('Dean', split(863.45)),
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
      rankRides(rides, { board: 'riders', rankedBy, eventId }).map(
        ({ rank, isTied, name, figure }) => `${isTied ? 'T' : ''}${rank} ${name} ${figure.digits}`,
      );
    expect(show(averages, 'average')).toEqual([
      'T1 Amos 86.35',
      'T1 Boyd 86.35',
      'T1 Carl 86.35',
      'T1 Dean 86.35',
    ]);
    expect(show(bests, 'best')).toEqual(['1 Boyd 86.13', 'T2 Amos 86.125', 'T2 Carl 86.125']);
    expect(show(times, 'best', barrels)).toEqual(['1 2 16.97', '2 1 16.979', '3 0 16.98']);
  });

  test('of 10,000 riders is there at once', () => {
    const rides = Array.from({ length: 10_000 }, (_, index) =>
      ridden(`Rider ${index}`, [50 + (index % 200) / 4]),
    );
    const standings = rankRides(rides.flat(), { board: 'riders', rankedBy: 'best', eventId: bull });
    expect(standings.at(-1)).toMatchObject({ rank: 9951, isTied: true, figure: { digits: '50' } });
  });
});

describe('a figure is shown', () => {
  const format = (rides: readonly Video[]) =>
    (['best', 'average', 'qualified', 'bucked-off', 'animal-half'] as const).map(
      (by) => findFigure(getRideFigures(rides), by, getThreshold('riders', by))?.digits,
    );

  test('with the digits of its kind', () => {
    const scored = outs('Rio', [88.5, 91.25, 0, 80, 84, 85.5], { animal_marks: 44.25 });
    expect(format(scored)).toEqual(['91.25', '85.85', '83.33%', '16.67%', '44.25']);
    const times = [17.2, 16.985, 17, 17.1, 17.3].map((time) => createRide({ event_type: barrels, time }));
    expect(format(times)).toEqual(['16.985', undefined, undefined, undefined, undefined]);
  });

  test('only of enough rides', () => {
    const none = Array.from({ length: 5 }, () => undefined);
    expect(format([])).toEqual(none);
    expect(format(outs('Rio', [0, 0, 0, 0], { animal_marks: 44 }))).toEqual(none);
    expect(format(outs('Rio', [0, 0, 0, 0, 0]))).toEqual([
      undefined,
      undefined,
      '0.00%',
      '100.00%',
      undefined,
    ]);
  });
});

test('rankings and thresholds depend on board and event', () => {
  expect(getRankings('riders', bull)).toEqual(['best', 'qualified', 'average']);
  expect(getRankings('animals', bull)).toEqual(['animal-half', 'average', 'bucked-off']);
  expect(getRankings('contractors', barrels)).toEqual(['best']);
  expect(getThreshold('riders', 'best')).toBe(1);
  expect(getThreshold('animals', 'average')).toBe(5);
  expect(getThreshold('contractors', 'average')).toBe(10);
});

test.each([
  ['Guthrie, OK', 'OK'],
  ['Cheyenne, Wyoming, USA', 'WY'],
  ['Ponoka, Alberta', 'AB'],
  ['Cheyenne, wy', 'WY'],
  ['Cheyenne WY', 'WY'],
  ['Austin, Tx', 'TX'],
  ['Fort Worth, TX 76102', 'TX'],
  ['Fort Worth, TX 76102-1234', 'TX'],
  ['Calgary, AB T2G 2W1, Canada', 'AB'],
  ['Calgary, AB T2G2W1', 'AB'],
  ['Canada Flats, Reno, NV, USA', 'NV'],
  ['Tucson, az', 'AZ'],
  ['Washington, D.C.', 'DC'],
  ['Washington DC', 'DC'],
  ['Charleston, West Virginia', 'WV'],
  ['London, UK', undefined],
  ['Hermosillo, Sonora, MX', undefined],
  ['Barretos', undefined],
  ['Hermosillo, Sonora', undefined],
  ['Barretos, SP', undefined],
  ['Barretos, SP, Brazil', undefined],
])('[FIG-06] the state of %s is %s', (location, state) => {
  expect(getState({ location })).toBe(state);
});

test('states are listed once, in order', () => {
  const rides = ['Reno, NV', 'Guthrie, OK', 'Elko, Nevada', 'Barretos'].map((location) =>
    createRide({ location }),
  );
  expect(getStates(rides)).toEqual(['NV', 'OK']);
});
