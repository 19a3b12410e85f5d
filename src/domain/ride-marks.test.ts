import { describe, expect, test } from 'vitest';
import { findMarksProblem, isMarkInside, noRideMarks, toClipMarks, toRideMarks } from './ride-marks.ts';

const selection = { start: 2, end: 12 };

describe('marks in a selection', () => {
  test.each([
    ['both-missing', noRideMarks],
    ['start-missing', { start: null, end: 9 }],
    ['end-missing', { start: 3, end: null }],
    ['wrong-order', { start: 9, end: 3 }],
    ['wrong-order', { start: 3, end: 3 }],
    ['outside', { start: 1.9, end: 9 }],
    ['outside', { start: 3, end: 12 }],
  ] as const)('make no clock: %s', (problem, marks) => {
    expect(findMarksProblem(marks, selection)).toBe(problem);
    expect(toRideMarks(marks, selection)).toBeNull();
  });

  test('make a clock from its first frame to its last', () => {
    const marks = { start: 2, end: 11.9 };
    expect(findMarksProblem(marks, selection)).toBeUndefined();
    expect(toRideMarks(marks, selection)).toEqual(marks);
    expect(isMarkInside(12, selection)).toBe(false);
  });

  test('of a published clip are never outside', () => {
    expect(toRideMarks({ start: 0, end: 12 })).toEqual({ start: 0, end: 12 });
  });
});

describe('marks of the clip that was cut', () => {
  // The clip's ticks are others than those of the source.
  const timeline = { frameTimes: [0, 0.033, 0.067, 0.1, 0.133, 0.167, 0.2], duration: 0.233 };
  const cut = { start: 0.067, end: 0.2 };
  const clipTimes = [0, 0.0333, 0.0666, 0.1];

  test('are the same frames', () => {
    expect(toClipMarks({ start: 0.1, end: 0.167 }, timeline, cut, clipTimes)).toEqual({
      start: 0.0333,
      end: 0.1,
    });
    expect(toClipMarks({ start: 0.067, end: 0.133 }, timeline, cut, clipTimes)).toEqual({
      start: 0,
      end: 0.0666,
    });
  });

  test('are none when one of them was cut off or is missing', () => {
    expect(toClipMarks({ start: 0.033, end: 0.133 }, timeline, cut, clipTimes)).toBeNull();
    expect(toClipMarks({ start: 0.1, end: null }, timeline, cut, clipTimes)).toBeNull();
  });
});
