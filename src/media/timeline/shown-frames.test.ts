import { expect, test } from 'vitest';
import { isEdited, shownEnd, shownFrames, type Sample } from './shown-frames.ts';

const scales = { track: 30, movie: 1000 };
const sample = (cts: number): Sample => ({ cts, duration: 1, size: 10, offset: 0, isSync: false });
/** Stored in the order of decoding; shown as 2, 3, 4, 5. */
const reordered = [2, 5, 3, 4].map(sample);

const timesOf = (frames: readonly { time: number }[]) => frames.map(({ time }) => Math.round(time * 30));

test('without an edit list frames are shown at their own times, in that order', () => {
  const frames = shownFrames(reordered, scales, []);
  expect(timesOf(frames)).toEqual([2, 3, 4, 5]);
  expect(frames.map((frame) => frame.sample)).toEqual([0, 2, 3, 1]);
});

test('an edit makes up for the delay of decoding', () => {
  expect(timesOf(shownFrames(reordered, scales, [{ duration: 133, mediaTime: 2 }]))).toEqual([0, 1, 2, 3]);
});

test('what lies before and after an edit is hidden', () => {
  const frames = shownFrames(reordered, scales, [{ duration: 66, mediaTime: 3 }]);
  expect(frames.map((frame) => frame.sample)).toEqual([2, 3]);
  expect(timesOf(frames)).toEqual([0, 1]);
});

test('an empty edit delays the beginning, and 0 lasts to the end', () => {
  const edits = [
    { duration: 500, mediaTime: -1 },
    { duration: 0, mediaTime: 2 },
  ];
  expect(timesOf(shownFrames(reordered, scales, edits))).toEqual([15, 16, 17, 18]);
  expect(isEdited(edits)).toBe(false);
});

test('several stretches are shown one after the other', () => {
  const edits = [
    { duration: 66, mediaTime: 4 },
    { duration: 66, mediaTime: 2 },
  ];
  expect(shownFrames(reordered, scales, edits).map((frame) => frame.sample)).toEqual([3, 1, 0, 2]);
  expect(isEdited(edits)).toBe(true);
});

test('the end is what the edit list says, where it says it', () => {
  const last = { time: 0.1, end: 0.1333, sample: 1 };
  expect(shownEnd(last, scales, [{ duration: 150, mediaTime: 2 }])).toBe(0.15);
  expect(shownEnd(last, scales, [{ duration: 0, mediaTime: 2 }])).toBe(0.1333);
  expect(shownEnd(last, scales, [])).toBe(0.1333);
});
