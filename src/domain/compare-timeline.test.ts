import { describe, expect, test } from 'vitest';
import {
  getCommonRange,
  getDriftCorrection,
  isRunning,
  stepCommonTime,
  toClipTime,
  type ComparedClip,
} from './compare-timeline.ts';

/** The gate opens after 2 s of the first clip, and after 3.5 s of the second one. */
const left: ComparedClip = { zero: 2, duration: 12 };
const right: ComparedClip = { zero: 3.5, duration: 9 };

describe('getCommonRange', () => {
  test.each([
    { name: 'gates of both', clips: [left, right], range: { start: -3.5, end: 10 } },
    {
      name: 'a clip without a gate',
      clips: [left, { zero: 0, duration: 11 }],
      range: { start: -2, end: 11 },
    },
    {
      name: 'lengths that are not known yet',
      clips: [left, { zero: 5, duration: 0 }],
      range: { start: -5, end: 10 },
    },
  ])('$name', ({ clips, range }) => {
    expect(getCommonRange(clips)).toEqual(range);
  });
});

test.each([
  { common: -3.5, leftTime: 0, rightTime: 0, running: [false, true] },
  { common: -2, leftTime: 0, rightTime: 1.5, running: [true, true] },
  { common: 0, leftTime: 2, rightTime: 3.5, running: [true, true] },
  { common: 5.25, leftTime: 7.25, rightTime: 8.75, running: [true, true] },
  { common: 5.5, leftTime: 7.5, rightTime: 9, running: [true, false] },
  { common: 10, leftTime: 12, rightTime: 9, running: [false, false] },
])(
  'at $common s both clips show $leftTime s and $rightTime s',
  ({ common, leftTime, rightTime, running }) => {
    expect([toClipTime(left, common), toClipTime(right, common)]).toEqual([leftTime, rightTime]);
    expect([isRunning(left, common), isRunning(right, common)]).toEqual(running);
  },
);

describe('stepCommonTime', () => {
  /** Two frames a second, gate at the third frame; and four frames a second, gate at the second frame. */
  const slow = {
    clip: { zero: 1, duration: 2 },
    timeline: { frameTimes: [0, 0.5, 1, 1.5], duration: 2 },
  };
  const fast = {
    clip: { zero: 0.25, duration: 2 },
    timeline: { frameTimes: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75], duration: 2 },
  };

  test.each([
    { name: 'by frames of the first clip', from: 0, step: 1, to: 0.75 },
    { name: 'back over the gate', from: 0.25, step: -1, to: -0.25 },
    { name: 'back to the first frame', from: -0.25, step: -1, to: -0.75 },
    { name: 'by the second clip after the last frame of the first', from: 0.75, step: 1, to: 1.125 },
    { name: 'by the second clip after the end of the first', from: 1.125, step: 1, to: 1.375 },
    { name: 'not before the first frame', from: -0.75, step: -1, to: -0.75 },
    { name: 'not after the last frame', from: 1.625, step: 1, to: 1.625 },
  ] as const)('$name', ({ from, step, to }) => {
    expect(stepCommonTime([slow, fast], from, step)).toBeCloseTo(to, 9);
  });

  test('a clip that begins earlier leads until the other begins', () => {
    expect(stepCommonTime([fast, slow], -0.75, 1)).toBeCloseTo(-0.25, 9);
  });
});

test.each([
  [0.01, 1],
  [-0.02, 1],
  [0.05, 0.9],
  [-0.05, 1.1],
  [0.3, 0.9],
  [0.31, 'seek'],
  [-2, 'seek'],
] as const)('a drift of %d s is corrected by %s', (drift, correction) => {
  expect(getDriftCorrection(drift)).toBe(correction);
});
