import { expect, test } from 'vitest';
import { measureFrameRate } from './frame-rate.ts';

test('detects a constant rate with jitter', () => {
  const frames = [0, 0.0333, 0.0667, 0.1001, 0.1333];
  expect(measureFrameRate(frames, 0.1667)).toEqual({
    average: expect.closeTo(30, 1) as number,
    isVariable: false,
  });
});

test('detects a variable rate', () => {
  expect(measureFrameRate([0, 0.02, 0.1, 0.12], 0.2)).toEqual({ average: 20, isVariable: true });
});

test('returns 0 without frames', () => {
  expect(measureFrameRate([], 0)).toEqual({ average: 0, isVariable: false });
});
