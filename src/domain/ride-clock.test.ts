import { describe, expect, test } from 'vitest';
import {
  formatFrameError,
  getElapsedSeconds,
  getFrameError,
  getRideMarks,
  hasRideClock,
  isQualified,
} from './ride-clock.ts';
import { formatRideSeconds } from './ride-seconds.ts';
import { rodeoEvents } from './rodeo-event.ts';

const marks = { start: 1.2, end: 9.6 };

test('only rough stock has the clock', () => {
  expect(rodeoEvents.filter(({ id }) => hasRideClock(id)).map(({ name }) => name)).toEqual([
    'Bull Riding',
    'Bareback Riding',
    'Saddle Bronc',
  ]);
  expect(hasRideClock(0)).toBe(false);
});

test.each([
  ['both marks', { event_type: 1, ride_start: 0, ride_end: 8 }, { start: 0, end: 8 }],
  ['no marks', { event_type: 1, ride_start: null, ride_end: null }, undefined],
  ['one mark', { event_type: 1, ride_start: 1, ride_end: null }, undefined],
  ['the wrong order', { event_type: 1, ride_start: 9, ride_end: 1 }, undefined],
  ['a gate before the clip', { event_type: 1, ride_start: -1, ride_end: 8 }, undefined],
  ['a timed event', { event_type: 4, ride_start: 1, ride_end: 9 }, undefined],
])('reads a ride with %s', (_case, video, expected) => {
  expect(getRideMarks(video)).toEqual(expected);
});

describe('the clock', () => {
  test.each([
    [0, 0, '0.0', false],
    [1.19, 0, '0.0', false],
    [1.2, 0, '0.0', false],
    [1.299, 0.099, '0.0', false],
    [1.3, 0.1, '0.1', false],
    [9.19, 7.99, '7.9', false],
    [9.2, 8, '8.0', true],
    [9.6, 8.4, '8.4', true],
    [15, 8.4, '8.4', true],
  ])('at %d s of the clip', (frameTime, elapsed, shown, hasQualified) => {
    const seconds = getElapsedSeconds(marks, frameTime);
    expect(seconds).toBeCloseTo(elapsed, 9);
    expect(formatRideSeconds(seconds, 1)).toBe(shown);
    expect(isQualified(seconds)).toBe(hasQualified);
  });

  test('is not a tenth late where times are cut off after microseconds', () => {
    // Frames 37 and 277 at 30 frames per second, the second one as Chromium reports it.
    const seconds = getElapsedSeconds({ start: 37 / 30, end: 20 }, 9.233333);
    expect(seconds).toBeLessThan(8);
    expect(formatRideSeconds(seconds, 1)).toBe('8.0');
    expect(formatRideSeconds(seconds, 2)).toBe('8.00');
    expect(isQualified(seconds)).toBe(true);
  });

  test.each([
    [7.996, '7.99'],
    [7.9998, '7.99'],
    [8.1333, '8.13'],
    [0.07, '0.07'],
  ])('cuts off the hundredths of %d', (seconds, shown) => {
    expect(formatRideSeconds(seconds, 2)).toBe(shown);
  });
});

describe('the frame error', () => {
  test.each([
    [24, '0.04'],
    [30, '0.03'],
    [60, '0.02'],
    [120, '0.01'],
    [240, '0.01'],
  ])('is one frame at %d frames per second', (rate, shown) => {
    const frameTimes = Array.from({ length: rate * 10 }, (_, frame) => frame / rate);
    const error = getFrameError({ frameTimes, duration: 10 }, { start: frameTimes[rate] ?? 0, end: 9 });
    expect(error).toBeCloseTo(1 / rate, 9);
    expect(formatFrameError(error)).toBe(shown);
  });

  test('is the longer one of both frames where they differ, also of the last frame', () => {
    const timeline = { frameTimes: [0, 0.1, 0.2, 0.6], duration: 0.65 };
    expect(getFrameError(timeline, { start: 0, end: 0.2 })).toBeCloseTo(0.4, 9);
    expect(getFrameError(timeline, { start: 0, end: 0.6 })).toBeCloseTo(0.1, 9);
    expect(getFrameError(timeline, { start: 0.6, end: 0.6 })).toBeCloseTo(0.05, 9);
  });
});
