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
    const { best, ...scored } = getRideFigures(season).scored;
    // Qualified: 88 + 86.5 + 79.5 + 82 = 336 points, / 4 = 84. Four of six with a score: two thirds.
    expect(scored).toEqual({ rated: 6, qualified: 4, buckedOff: 2, qualifiedShare: 4 / 6, meanScore: 84 });
    expect([best?.score, best?.ride.id]).toEqual([88, 'ride-0']);
  });

  test('timed events: each has a mean of its own, from five runs up', () => {
    // Steer wrestling: 4.2 + 5.1 + 3.9 + 6.3 + 4.5 = 24 seconds, / 5 = 4.8.
    const [wrestling, roping, ...rest] = getRideFigures(season).timed;
    expect(wrestling).toMatchObject({ eventId: steer, rated: 5, best: { time: 3.9 } });
    expect(wrestling?.meanTime).toBeCloseTo(4.8, 10);
    expect(wrestling?.best.ride.id).toBe('ride-10');
    expect(roping).toMatchObject({ eventId: calf, rated: 1, meanTime: undefined, best: { time: 9.75 } });
    expect(rest).toEqual([]);
  });

  test('all seasons: the earlier ride counts, the one of an unknown event is only an out', () => {
    const { outs, unknown, scored } = getRideFigures(rides);
    // 336 + 90.5 = 426.5 points, / 5 = 85.3. Five of seven.
    expect({ outs, unknown }).toEqual({ outs: 19, unknown: 6 });
    expect(scored).toMatchObject({ rated: 7, qualified: 5, qualifiedShare: 5 / 7, best: { score: 90.5 } });
    expect(scored.meanScore).toBeCloseTo(85.3, 10);
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

  test('share and mean are hidden below five rides with a result, the best score is not', () => {
    const { scored } = getRideFigures(scores(80, 90, 0, 0, null, null));
    expect(scored).toMatchObject({ rated: 4, qualifiedShare: undefined, meanScore: undefined });
    expect(scored.best?.score).toBe(90);
    expect(getRideFigures(scores(80, 90, 0, 0, 0)).scored).toMatchObject({
      qualifiedShare: 0.4,
      meanScore: 85,
    });
  });

  test('an unridden animal has a share of 0 and no mean', () => {
    const { scored } = getRideFigures(scores(0, 0, 0, 0, 0));
    expect(scored).toMatchObject({ qualifiedShare: 0, meanScore: undefined, best: undefined });
  });

  test('none at all, or none with a day', () => {
    expect(getRideFigures([])).toMatchObject({ outs: 0, unknown: 0, scored: { rated: 0 }, timed: [] });
    expect(countByYear([])).toEqual([]);
    const undated = { ...createRide(['2026-07-04', bull, 80], 0), event_date: 0 };
    expect(getSeasons([undated])).toEqual([]);
    expect(getRideFigures([undated]).outs).toBe(1);
  });

  test('at most twelve years, also those without rides', () => {
    const years = countByYear(
      [1999, 2024, 2026].map((year, index) => createRide([`${year}-07-04`, bull, 80], index)),
    );
    expect(years.map(({ period }) => period)).toEqual(Array.from({ length: 12 }, (_, index) => 2015 + index));
    expect(years.map(({ outs }) => outs)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
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
    expect(four.animalHalf).toMatchObject({
      rated: 4,
      mean: undefined,
      best: { points: 45.5, ride: { id: 'out-1' } },
    });
    const five = getRideFigures(outsOf([...halves, { animal_marks: 42, score: 88 }]));
    expect(five.animalHalf).toMatchObject({ rated: 5, mean: 44 });
    expect(getRideFigures([]).animalHalf).toEqual({ rated: 0, mean: undefined, best: undefined });
  });

  test('seconds count of buck-offs that are marked', () => {
    const off = (ride_end: number) => ({ score: 0, ride_start: 1, ride_end });
    const others = [
      { score: 0 },
      { score: 88, ride_start: 0, ride_end: 8 },
      { score: null, ride_start: 0, ride_end: 2 },
    ];
    const four = outsOf([off(2), off(3), off(4), off(5), ...others]);
    expect(getRideFigures(four).buckOffs).toEqual({ rated: 4, mean: undefined });
    expect(getRideFigures([...four, ...outsOf([off(8.5)])]).buckOffs).toEqual({ rated: 5, mean: 3.5 });
  });
});
