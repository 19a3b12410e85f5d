import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getInitialSelection,
  getFrameRange,
  moveEnd,
  moveStart,
  nudgeEnd,
  nudgeStart,
  getPreviewTimes,
  isLongestSelection,
  getLastFrameTime,
  shortenSelection,
  validateSelection,
  snapToFrame,
} from './trim.ts';
import { findFrameAt, type Timeline } from './timeline.ts';

function createTimeline(rate: number, seconds: number): Timeline {
  const count = Math.round(rate * seconds);
  return { frameTimes: Float64Array.from({ length: count }, (_, frame) => frame / rate), duration: seconds };
}

const tenSeconds = createTimeline(25, 10);
const fiveMinutes = createTimeline(30, 300);

/** Timelines with a variable frame rate. */
const timelines = fc
  .array(fc.integer({ min: 4, max: 400 }), { minLength: 30, maxLength: 1500 })
  .map((lengths): Timeline => {
    let time = 0;
    const frames = lengths.map((length) => {
      const start = time;
      time += length / 1000;
      return start;
    });
    return { frameTimes: Float64Array.from(frames), duration: time };
  })
  .filter(({ duration }) => duration > 2);

const isBoundary = ({ frameTimes, duration }: Timeline, time: number) =>
  time === duration || Array.from(frameTimes).includes(time);

describe('[UPL-04] selections', () => {
  test('snaps a time to the nearest boundary between frames', () => {
    expect(snapToFrame(tenSeconds, 0.05)).toBe(0.04);
    expect(snapToFrame(tenSeconds, 0.065)).toBe(0.08);
    expect(snapToFrame(tenSeconds, 9.99)).toBe(10);
    expect(snapToFrame(tenSeconds, -3)).toBe(0);
    expect(snapToFrame(tenSeconds, 99)).toBe(10);
  });

  test('initially selects as much as can be published', () => {
    expect(getInitialSelection(tenSeconds)).toEqual({ start: 0, end: 10 });
    expect(getInitialSelection(fiveMinutes)).toEqual({ start: 0, end: 120 });
  });

  test('keeps the selection between 1 s and 120 s when a handle moves', () => {
    const selection = { start: 10, end: 20 };
    expect(moveStart(fiveMinutes, selection, 19.9)).toEqual({ start: 19, end: 20 });
    expect(moveEnd(fiveMinutes, selection, 10.1)).toEqual({ start: 10, end: 11 });
    expect(moveEnd(fiveMinutes, selection, 290)).toEqual({ start: 10, end: 130 });
    expect(moveStart(fiveMinutes, { start: 150, end: 200 }, 0)).toEqual({ start: 80, end: 200 });
  });

  test('moves handles by single frames', () => {
    const selection = { start: 2, end: 4 };
    expect(nudgeStart(tenSeconds, selection, 1).start).toBeCloseTo(2.04, 9);
    expect(nudgeStart(tenSeconds, selection, -10).start).toBeCloseTo(1.6, 9);
    expect(nudgeEnd(tenSeconds, selection, -1).end).toBeCloseTo(3.96, 9);
    expect(nudgeEnd(tenSeconds, { start: 9, end: 10 }, 1).end).toBe(10);
  });

  test('reports why a selection cannot be published', () => {
    expect(validateSelection({ start: 3, end: 3.99 })).toBe('too-short');
    expect(validateSelection({ start: 3, end: 4 })).toBeNull();
    expect(validateSelection({ start: 0.1, end: 120.1 })).toBeNull();
    expect(validateSelection({ start: 0, end: 120.04 })).toBe('too-long');
  });

  test('knows when the maximum length stops a handle', () => {
    expect(isLongestSelection(fiveMinutes, { start: 10, end: 130 })).toBe(true);
    expect(isLongestSelection(fiveMinutes, { start: 180, end: 300 })).toBe(true);
    expect(isLongestSelection(fiveMinutes, { start: 10, end: 129.9 })).toBe(false);
    expect(isLongestSelection(tenSeconds, { start: 0, end: 10 })).toBe(false);
    expect(isLongestSelection(createTimeline(30, 120), { start: 0, end: 120 })).toBe(false);
  });

  test('finds the last frame of a selection', () => {
    expect(getLastFrameTime(tenSeconds, { start: 2, end: 4 })).toBe(3.96);
    expect(getLastFrameTime(tenSeconds, { start: 2, end: 10 })).toBe(9.96);
  });

  test('shortens a selection without moving its start', () => {
    expect(shortenSelection(fiveMinutes, { start: 10, end: 130 }, 15)).toEqual({ start: 10, end: 25 });
    expect(shortenSelection(fiveMinutes, { start: 10, end: 20 }, 15)).toEqual({ start: 10, end: 20 });
  });

  test('selects a video shorter than a second completely and rejects it', () => {
    const short = createTimeline(25, 0.8);
    expect(getInitialSelection(short)).toEqual({ start: 0, end: 0.8 });
    expect(validateSelection(getInitialSelection(short))).toBe('too-short');
  });

  test('finds the frames of a selection and the frame at a time', () => {
    expect(getFrameRange(tenSeconds, { start: 2, end: 4 })).toEqual({ first: 50, count: 50 });
    expect(getFrameRange(tenSeconds, { start: 9.96, end: 10 })).toEqual({ first: 249, count: 1 });
    expect(findFrameAt(tenSeconds, 2.03)).toBe(50);
    expect(findFrameAt(tenSeconds, 2.04)).toBe(51);
    expect(findFrameAt(tenSeconds, 10)).toBe(249);
  });

  test('places twelve previews in the middle of twelve equal parts', () => {
    expect(getPreviewTimes(24)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
  });

  test('keeps the selection valid after any sequence of moves', () => {
    const steps = fc.array(
      fc.record({
        move: fc.constantFrom('start', 'end', 'nudge start', 'nudge end'),
        to: fc.double({ min: -5, max: 700, noNaN: true }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(timelines, steps, (timeline, moves) => {
        let selection = getInitialSelection(timeline);
        for (const { move, to } of moves) {
          if (move === 'start') selection = moveStart(timeline, selection, to);
          else if (move === 'end') selection = moveEnd(timeline, selection, to);
          else if (move === 'nudge start') selection = nudgeStart(timeline, selection, Math.trunc(to / 50));
          else selection = nudgeEnd(timeline, selection, Math.trunc(to / 50));
          expect(validateSelection(selection)).toBeNull();
          expect(isBoundary(timeline, selection.start) && isBoundary(timeline, selection.end)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
