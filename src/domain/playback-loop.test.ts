import { expect, test } from 'vitest';
import { getLoopTarget, isLooping, noLoop, setLoopSide } from './playback-loop.ts';

const loop = { start: 2, end: 5 };

test('begins once both sides are set', () => {
  const started = setLoopSide(noLoop, 'start', 2);
  expect(isLooping(started)).toBe(false);
  expect(getLoopTarget(started, 9)).toBeUndefined();
  expect(setLoopSide(started, 'end', 5)).toEqual(loop);
  expect(isLooping(loop)).toBe(true);
});

test.each([
  ['start', 3, { start: 3, end: 5 }],
  ['end', 4, { start: 2, end: 4 }],
  ['start', 6, { start: 6, end: null }],
  ['end', 1, { start: null, end: 1 }],
  ['end', 2.05, { start: null, end: 2.05 }],
] as const)('with its %s set to %d s', (side, seconds, expected) => {
  expect(setLoopSide(loop, side, seconds)).toEqual(expected);
});

test.each([
  [2, undefined],
  [4.99, undefined],
  [5, 2],
  [7, 2],
  [0.5, undefined],
])('at %d s', (seconds, target) => {
  expect(getLoopTarget(loop, seconds)).toBe(target);
});
