import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { findRideBy, getDrawFigures, getMedian, getUsualTurn, toColumns } from './draw.ts';

const owner = buildContractor();
const animal = buildBull(owner);
const rider = buildContestant();
const out = (changes: Parameters<typeof buildVideo>[1] = {}) =>
  buildVideo(owner, { animal, event_type: 1, ...changes });

describe('getDrawFigures', () => {
  test('[DRAW-03] counts ways out of the gate, scores, and seconds until riders came off', () => {
    const rides = [
      out({ score: 91.25, gate_turn: 'left' }),
      out({ score: 84, gate_turn: 'left', ride_start: 1, ride_end: 9 }),
      out({ score: 0, gate_turn: 'right', ride_start: 0.5, ride_end: 4 }),
      out({ score: 0, gate_turn: 'spins', ride_start: 2, ride_end: 3.25 }),
      out({ score: 0 }),
      out({ score: null, gate_turn: 'straight' }),
    ];
    expect(getDrawFigures(rides)).toEqual({
      turns: { left: 2, straight: 1, right: 1 },
      scores: [84, 91.25],
      buckOffs: [1.25, 3.5],
    });
  });

  test('is empty without rides', () => {
    expect(getDrawFigures([])).toEqual({
      turns: { left: 0, straight: 0, right: 0 },
      scores: [],
      buckOffs: [],
    });
  });
});

test.each([
  [{ left: 2, straight: 1, right: 0 }, 'left'],
  [{ left: 0, straight: 1, right: 3 }, 'right'],
  [{ left: 2, straight: 1, right: 2 }, undefined],
  [{ left: 0, straight: 0, right: 0 }, undefined],
])('the usual way out of %j is %s', (turns, usual) => {
  expect(getUsualTurn(turns)).toBe(usual);
});

test.each([
  [[], undefined],
  [[3.4], 3.4],
  [[1, 2], 1.5],
  [[1, 2, 6], 2],
  [[1, 2, 4, 6], 3],
])('the median of %j is %s', (values, median) => {
  expect(getMedian(values)).toBe(median);
});

describe('toColumns', () => {
  test.each([
    [[], []],
    [[88], [{ from: 88, count: 1 }]],
    [
      [84, 86.5, 86.75, 91.25],
      [84, 85, 86, 87, 88, 89, 90, 91].map((from) => ({ from, count: { 84: 1, 86: 2, 91: 1 }[from] ?? 0 })),
    ],
    [
      [79, 84, 91.9],
      [78, 80, 82, 84, 86, 88, 90].map((from) => ({ from, count: { 78: 1, 84: 1, 90: 1 }[from] ?? 0 })),
    ],
    [[50, 99], [50, 60, 70, 80, 90].map((from) => ({ from, count: { 50: 1, 90: 1 }[from] ?? 0 }))],
  ])('of %j', (values, columns) => {
    expect(toColumns(values)).toEqual(columns);
  });
});

test('the latest ride of a rider is one they are tagged in, or their own', () => {
  const own = buildVideo(rider, { animal, id: crypto.randomUUID() });
  const tagged = out({ contestants: [rider] });
  expect(findRideBy([out(), tagged, own], rider.id)).toBe(tagged);
  expect(findRideBy([out(), own], rider.id)).toBe(own);
  expect(findRideBy([out()], rider.id)).toBeUndefined();
});

test('[FIG-01] no column is above 100 points', () => {
  const columns = toColumns([85, 91, 100]);
  expect(columns.at(-1)).toEqual({ from: 98, count: 1 });
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});
