import { describe, expect, test } from 'vitest';
import { countPenalties, fitPenalty, getPenalties } from './penalties.ts';
import {
  getFirstFilms,
  getPenalty,
  getRideOutcome,
  getRideResult,
  listResults,
  rideResults,
  type FilmFields,
  type ResultFields,
} from './ride-outcome.ts';

const [bull, bareback, bronc, roping, barrels, goats] = [1, 2, 3, 4, 5, 10];

const scored = (event_type: number, score: number | null, result = ''): ResultFields => ({
  ...{ event_type, score, time: null, result, penalty: 0 },
});
const timed = (time: number | null, result = '', penalty = 0): ResultFields => ({
  ...{ event_type: barrels, score: null, time, result, penalty },
});

describe('documents without a result mean what they meant', () => {
  test.each([
    [scored(bull, 86.5), 'qualified'],
    [scored(bareback, 0), 'bucked-off'],
    [scored(bronc, null), undefined],
    [scored(bull, -1), undefined],
    [timed(17.2), 'time'],
    [timed(0), undefined],
    [timed(null), undefined],
    [{ ...scored(bull, 90), event_type: 11 }, undefined],
    // As the index and records of earlier versions have them.
    [{ event_type: bull, score: 0, time: null }, 'bucked-off'],
  ])('%j: %s', (ride, result) => {
    expect(getRideResult(ride)).toBe(result);
  });
});

describe('a result that is stored', () => {
  test.each([
    ...(['re-ride', 'disqualified', 'turned-out'] as const).map((result) => scored(bull, null, result)),
    scored(bareback, null, 'missed-out'),
    scored(bronc, null, 'qualified'),
    scored(bronc, 80, 'qualified'),
    scored(bull, 0, 'bucked-off'),
    timed(19.32, 'time', 5),
    timed(null, 'no-time'),
  ])('counts: %j', (ride) => {
    expect(getRideResult(ride)).toBe(ride.result);
  });

  test.each([
    ['bucked-off', scored(bull, 86.5), 'qualified'],
    ['qualified', scored(bull, 0), 'bucked-off'],
    ['bucked-off', scored(bull, null), undefined],
    ['re-ride', scored(bareback, 79), 'qualified'],
    ['turned-out', scored(bareback, 0), 'bucked-off'],
    ['missed-out', scored(bull, null), undefined],
    ['no-time', timed(16.9), 'time'],
    ['time', timed(null), undefined],
    ['re-ride', timed(null), undefined],
    ['time', scored(bull, null), undefined],
    ['hung up', scored(bull, 86.5), 'qualified'],
    ['qualified', scored(bronc, -1), undefined],
    ['no-time', timed(0), 'no-time'],
  ])('%s does not count against what an older client has written: %j', (result, ride, expected) => {
    expect(getRideResult({ ...ride, result })).toBe(expected);
  });
});

test('each result counts in its way', () => {
  const ways = rideResults.map((result) => {
    const isTimed = result === 'time' || result === 'no-time';
    const score = result === 'bucked-off' ? 0 : null;
    return [
      result,
      getRideOutcome(isTimed ? timed(result === 'time' ? 9 : null, result) : scored(bronc, score, result)),
    ];
  });
  expect(Object.fromEntries(ways)).toEqual({
    qualified: 'qualified',
    'bucked-off': 'bucked-off',
    're-ride': 'uncounted',
    'missed-out': 'no-score',
    disqualified: 'no-score',
    'turned-out': 'uncounted',
    time: 'timed',
    'no-time': 'no-score',
  });
});

test('nobody misses out on a bull, and what is timed has a time or none', () => {
  const rough = ['qualified', 'bucked-off', 're-ride', 'missed-out', 'disqualified', 'turned-out'];
  expect(listResults(bronc)).toEqual(rough);
  expect(listResults(bull)).toEqual(rough.filter((result) => result !== 'missed-out'));
  expect(listResults(goats)).toEqual(['time', 'no-time']);
  expect(listResults(0)).toEqual([]);
});

test('a penalty is part of a time, and of nothing else', () => {
  expect(getPenalty(timed(19.32, 'time', 5))).toBe(5);
  expect(getPenalty(timed(19.32, '', 5))).toBe(5);
  for (const time of [4.8, 5]) expect(getPenalty(timed(time, 'time', 5))).toBe(0);
  expect(getPenalty(timed(null, 'no-time', 5))).toBe(0);
  expect(getPenalty({ ...scored(bull, 86.5, 'qualified'), penalty: 5 })).toBe(0);
  expect(getPenalty({ ...timed(19.32, 'time', 5), event_type: 11 })).toBe(0);
});

test('[LINK-02] the first film stands for a ride, else the earliest, else that of the first id, in any order', () => {
  const at = (id: string, minute: number) => ({ id, first_film: 'f', created: new Date(minute * 60_000) });
  const orders = <R>([a, b, c]: [R, R, R]) => [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  const stands = (films: [FilmFields, FilmFields, FilmFields]) => [
    ...new Set(orders(films).flatMap((order) => getFirstFilms(order).map(({ id }) => id))),
  ];
  expect(stands([at('b', 1), { ...at('f', 9), first_film: '' }, at('k', 2)])).toEqual(['f']);
  expect(stands([at('b', 3), at('m', 1), at('d', 2)])).toEqual(['m']);
  expect(stands([at('m', 1), at('k', 1), at('d', 2)])).toEqual(['k']);
  expect(stands([at('m', 1), { ...at('k', 1), created: null }, at('d', 2)])).toEqual(['k']);
  // Records of herds have rides without ids, which are of no film.
  expect(getFirstFilms([{ first_film: '' }, {}, at('m', 1)])).toHaveLength(3);
});

test('penalties are those of the event', () => {
  const count = (eventId: number, sum: number) =>
    countPenalties(eventId, sum).map(({ penalty, count: times }) => `${times} ${penalty.name}`);
  expect(count(barrels, 10)).toEqual(['2 barrel']);
  expect(count(roping, 5)).toEqual(['1 leg', '0 barrier']);
  expect(count(roping, 15)).toEqual(['1 leg', '1 barrier']);
  expect(getPenalties(goats)).toEqual([]);
  expect([fitPenalty(barrels, 30), fitPenalty(roping, 10), fitPenalty(goats, 5), fitPenalty(9, 30)]).toEqual([
    15, 10, 0, 30,
  ]);
});
