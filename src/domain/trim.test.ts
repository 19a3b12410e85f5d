import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampSelection,
  getInitialSelection,
  findFrameAt,
  getFrameRange,
  moveEnd,
  moveStart,
  nudgeEnd,
  nudgeStart,
  getPreviewTimes,
  validateSelection,
  slideSelection,
  snapToFrame,
  type Timeline,
} from './trim.ts';

function createTimeline(rate: number, seconds: number): Timeline {
  const count = Math.round(rate * seconds);
  return { frameTimes: Float64Array.from({ length: count }, (_, frame) => frame / rate), duration: seconds };
}

const tenSeconds = createTimeline(25, 10);
const fiveMinutes = createTimeline(30, 300);

/** Videos of up to four minutes, at a fixed rate or with every frame lasting something else. */
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

describe('UPL-04 selections', () => {
  test('a time snaps to the nearest place between frames', () => {
    expect(snapToFrame(tenSeconds, 0.05)).toBe(0.04);
    expect(snapToFrame(tenSeconds, 0.065)).toBe(0.08);
    expect(snapToFrame(tenSeconds, 9.99)).toBe(10);
    expect(snapToFrame(tenSeconds, -3)).toBe(0);
    expect(snapToFrame(tenSeconds, 99)).toBe(10);
  });

  test('a video starts with as much of it selected as may be published', () => {
    expect(getInitialSelection(tenSeconds)).toEqual({ start: 0, end: 10 });
    expect(getInitialSelection(fiveMinutes)).toEqual({ start: 0, end: 120 });
  });

  test('a handle stops where the selection would become shorter than 1 s or longer than 120 s', () => {
    const selection = { start: 10, end: 20 };
    expect(moveStart(fiveMinutes, selection, 19.9)).toEqual({ start: 19, end: 20 });
    expect(moveEnd(fiveMinutes, selection, 10.1)).toEqual({ start: 10, end: 11 });
    expect(moveEnd(fiveMinutes, selection, 290)).toEqual({ start: 10, end: 130 });
    expect(moveStart(fiveMinutes, { start: 150, end: 200 }, 0)).toEqual({ start: 80, end: 200 });
  });

  test('handles move by single frames', () => {
    const selection = { start: 2, end: 4 };
    expect(nudgeStart(tenSeconds, selection, 1).start).toBeCloseTo(2.04, 9);
    expect(nudgeStart(tenSeconds, selection, -10).start).toBeCloseTo(1.6, 9);
    expect(nudgeEnd(tenSeconds, selection, -1).end).toBeCloseTo(3.96, 9);
    expect(nudgeEnd(tenSeconds, { start: 9, end: 10 }, 1).end).toBe(10);
  });

  test('a whole selection slides and keeps its frames', () => {
    expect(slideSelection(tenSeconds, { start: 2, end: 4 }, 5)).toEqual({ start: 5, end: 7 });
    expect(slideSelection(tenSeconds, { start: 2, end: 4 }, 9.5)).toEqual({ start: 8, end: 10 });
    expect(slideSelection(tenSeconds, { start: 2, end: 4 }, -1)).toEqual({ start: 0, end: 2 });
  });

  test('what may not be published says why', () => {
    expect(validateSelection({ start: 3, end: 3.99 })).toBe('too-short');
    expect(validateSelection({ start: 3, end: 4 })).toBeNull();
    expect(validateSelection({ start: 0.1, end: 120.1 })).toBeNull();
    expect(validateSelection({ start: 0, end: 120.04 })).toBe('too-long');
  });

  test('a video shorter than a second is selected whole and may not be published', () => {
    const short = createTimeline(25, 0.8);
    expect(clampSelection(short, { start: 0.2, end: 0.4 })).toEqual({ start: 0, end: 0.8 });
    expect(validateSelection(getInitialSelection(short))).toBe('too-short');
  });

  test('the frames of a selection, and the frame shown at a time', () => {
    expect(getFrameRange(tenSeconds, { start: 2, end: 4 })).toEqual({ first: 50, count: 50 });
    expect(getFrameRange(tenSeconds, { start: 9.96, end: 10 })).toEqual({ first: 249, count: 1 });
    expect(findFrameAt(tenSeconds, 2.03)).toBe(50);
    expect(findFrameAt(tenSeconds, 2.04)).toBe(51);
    expect(findFrameAt(tenSeconds, 10)).toBe(249);
  });

  test('twelve previews lie in the middle of twelve equal parts', () => {
    expect(getPreviewTimes(24)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
  });

  test('whatever is wanted, what comes out lies between frames, inside the video, and may be published', () => {
    const time = fc.double({ min: -10, max: 700, noNaN: true });
    fc.assert(
      fc.property(timelines, time, time, fc.boolean(), (timeline, start, end, keepEnd) => {
        const selection = clampSelection(timeline, { start, end }, keepEnd);
        expect(isBoundary(timeline, selection.start)).toBe(true);
        expect(isBoundary(timeline, selection.end)).toBe(true);
        expect(validateSelection(selection)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('no move of a handle or of the selection leaves what may be published', () => {
    const steps = fc.array(
      fc.record({
        move: fc.constantFrom('start', 'end', 'slide', 'nudge start', 'nudge end'),
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
          else if (move === 'slide') selection = slideSelection(timeline, selection, to);
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
