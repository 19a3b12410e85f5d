import { describe, expect, test } from 'vitest';
import { getRideFigures } from './ride-figures.ts';
import { getRideOutcome } from './ride-outcome.ts';
import { countByMonth, countByYear, getSeasons } from './ride-season.ts';
import { parseOutcome, parseWholeNumber, selectRides, type RideSelection } from './ride-selection.ts';
import { parseVideo, type Video } from './video.ts';

/** Bull riding, bareback, saddle bronc, steer wrestling and tie down roping. */
const [bull, bareback, bronc, steer, calf] = [1, 2, 3, 6, 7] as const;

type Row = readonly [day: string, event: number, result: unknown, field?: 'score' | 'time'];

/** A constructed season: older documents store numbers as text. */
const rows: readonly Row[] = [
  ['2026-09-12', bull, 88],
  ['2026-08-01', bull, '86.5'],
  ['2026-07-25', bull, 0],
  ['2026-07-24', bull, '0'],
  ['2026-07-04', bronc, 79.5],
  ['2026-07-03', bareback, 82],
  ['2026-06-20', bull, null],
  ['2026-06-19', bull, ''],
  ['2026-05-02', steer, 4.2],
  ['2026-05-01', steer, '5.1'],
  ['2026-04-11', steer, 3.9],
  ['2026-04-10', steer, 0],
  ['2026-03-07', steer, 6.3],
  ['2026-03-06', steer, '4.5'],
  ['2026-02-14', calf, 9.75],
  ['2026-02-13', calf, null],
  // A result in the field of the other kind counts nowhere.
  ['2026-01-31', bull, 8.1, 'time'],
  ['2025-12-06', bull, 90.5],
  ['2025-11-01', 11, 85],
];

function createRide([day, event_type, result, field]: Row, index: number): Video {
  const name = field ?? (event_type <= 3 ? 'score' : 'time');
  return parseVideo(`ride-${index}`, {
    event_type,
    event_date: Date.parse(`${day}T00:00:00Z`) / 1000,
    [name]: result,
  });
}

const rides = rows.map(createRide);
const everything: RideSelection = {
  outcome: 'all',
  year: undefined,
  month: undefined,
  eventId: undefined,
};
const season = selectRides(rides, { ...everything, year: 2026 });

describe('figures of a constructed season, computed by hand', () => {
  test('outs are all rides; those without a result are counted apart', () => {
    const { outs, unknown } = getRideFigures(season);
    // Unknown: two bulls without a score, a steer with time 0, a calf without a time, a bull with a time.
    expect({ outs, unknown }).toEqual({ outs: 17, unknown: 5 });
  });

  test('scored events: a score above 0 is qualified, 0 is a buck-off, none is never counted', () => {
    const [bulls, barebacks, broncs, ...rest] = getRideFigures(season).scored;
    expect(bulls).toMatchObject({
      eventId: bull,
      rated: 4,
      qualified: 2,
      buckedOff: 2,
      meanScore: undefined,
    });
    expect([bulls?.best?.score, bulls?.best?.ride.id]).toEqual([88, 'ride-0']);
    expect(barebacks).toMatchObject({ eventId: bareback, rated: 1, qualified: 1, best: { score: 82 } });
    expect(broncs).toMatchObject({ eventId: bronc, rated: 1, qualified: 1, best: { score: 79.5 } });
    expect(rest).toEqual([]);
  });

  test('timed events: each has a mean of its own, from five runs up', () => {
    // Steer wrestling: 4.2 + 5.1 + 3.9 + 6.3 + 4.5 = 24 seconds.
    const [wrestling, roping, ...rest] = getRideFigures(season).timed;
    expect(wrestling).toMatchObject({ eventId: steer, rated: 5, best: { time: 3.9 } });
    expect(wrestling?.meanTime).toEqual({ sum: 24_000_000, count: 5 });
    expect(wrestling?.best.ride.id).toBe('ride-10');
    expect(roping).toMatchObject({ eventId: calf, rated: 1, meanTime: undefined, best: { time: 9.75 } });
    expect(rest).toEqual([]);
  });

  test('all seasons: the earlier ride counts, the one of an unknown event is only an out', () => {
    const { outs, unknown, scored } = getRideFigures(rides);
    expect({ outs, unknown }).toEqual({ outs: 19, unknown: 6 });
    expect(scored[0]).toMatchObject({ rated: 5, qualified: 3, best: { score: 90.5 } });
    expect(scored.map(({ eventId }) => eventId)).toEqual([bull, bareback, bronc]);
  });

  test('months and years', () => {
    const byMonth = countByMonth(rides, 2026);
    expect(byMonth.map(({ outs }) => outs)).toEqual([1, 2, 2, 2, 2, 2, 4, 1, 1, 0, 0, 0]);
    expect(byMonth[6]).toEqual({
      period: 7,
      outs: 4,
      counts: { qualified: 2, 'bucked-off': 2, 'no-score': 0, timed: 0, unknown: 0 },
    });
    expect(byMonth[3]?.counts).toEqual({
      qualified: 0,
      'bucked-off': 0,
      'no-score': 0,
      timed: 1,
      unknown: 1,
    });
    expect(getSeasons(rides)).toEqual([2026, 2025]);
    expect(countByYear(rides).map(({ period, outs }) => [period, outs])).toEqual([
      [2025, 2],
      [2026, 17],
    ]);
  });

  test.each([
    [{ outcome: 'qualified', year: 2026 }, [0, 1, 4, 5]],
    [{ outcome: 'bucked-off' }, [2, 3]],
    [{ outcome: 'unknown', year: 2026 }, [6, 7, 11, 15, 16]],
    [{ outcome: 'timed', eventId: steer }, [8, 9, 10, 12, 13]],
    [{ year: 2026, month: 7 }, [2, 3, 4, 5]],
  ] as const)('the rides of a figure: %j', (selection, indexes) => {
    const selected = selectRides(rides, { ...everything, ...selection });
    expect(selected.map(({ id }) => id)).toEqual(indexes.map((index) => `ride-${index}`));
  });
});

describe('few rides', () => {
  const scores = (...all: readonly unknown[]) =>
    all.map((score, index) => createRide(['2026-07-04', bull, score], index));

  test('[FIG-02] a mean takes five qualified rides, the best score one', () => {
    const [four] = getRideFigures(scores(92, 80, 90, 88, 0, 0, 0)).scored;
    expect(four).toMatchObject({ rated: 7, qualified: 4, meanScore: undefined, best: { score: 92 } });
    const [five] = getRideFigures(scores(80, 90, 0, 85, 85, 85, null)).scored;
    expect(five).toMatchObject({ rated: 6, meanScore: { sum: 425_000_000, count: 5 } });
  });

  test('[FIG-02] scores of two events have no mean together', () => {
    const bulls = scores(90, 90, 90, 90);
    const broncs = scores(80, 80, 80, 80).map((ride) => ({ ...ride, event_type: bronc }));
    expect(getRideFigures([...bulls, ...broncs]).scored.map(({ meanScore }) => meanScore)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('[FIG-02] times have a mean at one rodeo, and none over several', () => {
    const run = (title: string, index: number) => ({
      ...createRide(['2026-07-04', 5, 17 + index], index),
      ...{ title, location: 'Cody, WY' },
    });
    const getMeanTime = (titles: string[]) => getRideFigures(titles.map(run)).timed[0]?.meanTime;
    const nights = Array.from({ length: 5 }, () => 'Cody Nite Rodeo');
    expect(getMeanTime(nights)).toEqual({ sum: 95_000_000, count: 5 });
    expect(getMeanTime([...nights, 'Cody Stampede'])).toBeUndefined();
  });

  test('an unridden animal has no mean', () => {
    const [scored] = getRideFigures(scores(0, 0, 0, 0, 0)).scored;
    expect(scored).toMatchObject({ qualified: 0, meanScore: undefined, best: undefined });
  });

  test('none at all, or none with a day', () => {
    expect(getRideFigures([])).toMatchObject({ outs: 0, unknown: 0, scored: [], timed: [] });
    expect(countByYear([])).toEqual([]);
    const undated = { ...createRide(['2026-07-04', bull, 80], 0), event_date: null };
    expect(getSeasons([undated])).toEqual([]);
    expect(getRideFigures([undated]).outs).toBe(1);
  });

  test('[FIG-05] all years that have rides, also those before 1970, and the day that is the epoch', () => {
    const days = ['1967-12-01', '1970-01-01', '2024-07-04', '1999-07-04', '2026-07-04', '2026-08-04'];
    const years = countByYear(days.map((day, index) => createRide([day, bull, 80], index)));
    expect(years.map(({ period, outs }) => [period, outs])).toEqual([
      [1967, 1],
      [1970, 1],
      [1999, 1],
      [2024, 1],
      [2026, 2],
    ]);
  });

  test('a negative score or time is no result', () => {
    expect(getRideOutcome({ event_type: bull, score: -1, time: null })).toBe('unknown');
    expect(getRideOutcome({ event_type: steer, score: null, time: -4 })).toBe('unknown');
  });
});

test('a selection that a URL states wrongly is ignored', () => {
  expect(['qualified', 'unknown', 'none', null].map(parseOutcome)).toEqual([
    'qualified',
    'unknown',
    undefined,
    undefined,
  ]);
  expect(['2026', '7', '-1', '7.5', '', '20260', null].map(parseWholeNumber)).toEqual([
    2026,
    7,
    ...Array<undefined>(5).fill(undefined),
  ]);
});

describe("the animal's half and buck-offs", () => {
  const outsOf = (fields: readonly Partial<Video>[]) =>
    fields.map((each, index) => parseVideo(`out-${index}`, { event_type: bull, ...each }));

  test('means need five rides with a half for the animal; the best needs one', () => {
    const halves = [44, 45.5, 43, 45.5].map((animal_marks) => ({ animal_marks, score: 0 }));
    const four = getRideFigures(outsOf([...halves, { score: 90 }]));
    expect(four.scored[0]?.animalHalf).toMatchObject({
      rated: 4,
      mean: undefined,
      best: { points: 45.5, ride: { id: 'out-1' } },
    });
    const five = getRideFigures(outsOf([...halves, { animal_marks: 42, score: 88 }]));
    expect(five.scored[0]?.animalHalf).toMatchObject({ rated: 5, mean: { sum: 220_000_000, count: 5 } });
  });

  test("[FIG-03] the judges' points of rides that count in nothing else are in no mean", () => {
    const uncounted = [{ result: 're-ride' }, { score: null }, { score: null, result: 'turned-out' }];
    const halves = [
      ...Array.from({ length: 4 }, () => ({ score: 0 })),
      { score: null, result: 'disqualified' },
    ];
    const judged = outsOf([...uncounted, ...halves].map((each) => ({ animal_marks: 40, ...each })));
    expect(getRideFigures(judged).scored[0]?.animalHalf).toMatchObject({ rated: 5 });
    expect(getRideFigures(judged.slice(0, -1)).scored[0]?.animalHalf).toMatchObject({
      rated: 4,
      mean: undefined,
    });
  });

  test('[FIG-04] seconds count of buck-offs that are marked, before eight seconds', () => {
    const off = (ride_end: number) => ({ score: 0, ride_start: 1, ride_end });
    const others = [
      { score: 0 },
      { score: 88, ride_start: 0, ride_end: 8 },
      { score: null, ride_start: 0, ride_end: 2 },
    ];
    const four = outsOf([off(2), off(3), off(4), off(5), ...others]);
    const getBuckOffs = (all: Video[]) => getRideFigures(all).scored[0]?.buckOffs;
    expect(getBuckOffs([...four, ...outsOf([off(9), off(11)])])).toEqual({ rated: 4, mean: undefined });
    expect(getBuckOffs([...four, ...outsOf([off(8.5)])])).toEqual({
      rated: 5,
      mean: { sum: 17_500_000, count: 5 },
    });
  });
});
