import { expect, test } from 'vitest';
import { hasMultipleEdits, getPresentationEnd, toPresentedFrames, type Sample } from './presented-frames.ts';

const timescales = { track: 30, movie: 1000 };
const createSample = (cts: number): Sample => ({ cts, duration: 1, size: 10, offset: 0, isSync: false });
/** In decode order; presented as 2, 3, 4, 5. */
const reorderedSamples = [2, 5, 3, 4].map(createSample);

const getFrameNumbers = (frames: readonly { time: number }[]) =>
  frames.map(({ time }) => Math.round(time * 30));

test('presents frames at their composition times without an edit list', () => {
  const frames = toPresentedFrames(reorderedSamples, timescales, []);
  expect(getFrameNumbers(frames)).toEqual([2, 3, 4, 5]);
  expect(frames.map((frame) => frame.sampleIndex)).toEqual([0, 2, 3, 1]);
});

test('compensates for the composition offset with an edit', () => {
  expect(
    getFrameNumbers(toPresentedFrames(reorderedSamples, timescales, [{ duration: 133, mediaTime: 2 }])),
  ).toEqual([0, 1, 2, 3]);
});

test('hides frames before and after an edit', () => {
  const frames = toPresentedFrames(reorderedSamples, timescales, [{ duration: 66, mediaTime: 3 }]);
  expect(frames.map((frame) => frame.sampleIndex)).toEqual([2, 3]);
  expect(getFrameNumbers(frames)).toEqual([0, 1]);
});

test('delays the start by an empty edit and extends an edit of duration 0 to the end', () => {
  const edits = [
    { duration: 500, mediaTime: -1 },
    { duration: 0, mediaTime: 2 },
  ];
  expect(getFrameNumbers(toPresentedFrames(reorderedSamples, timescales, edits))).toEqual([15, 16, 17, 18]);
  expect(hasMultipleEdits(edits)).toBe(false);
});

test('presents several edits one after the other', () => {
  const edits = [
    { duration: 66, mediaTime: 4 },
    { duration: 66, mediaTime: 2 },
  ];
  expect(toPresentedFrames(reorderedSamples, timescales, edits).map((frame) => frame.sampleIndex)).toEqual([
    3, 1, 0, 2,
  ]);
  expect(hasMultipleEdits(edits)).toBe(true);
});

test('takes the end from the edit list if it has one', () => {
  const last = { time: 0.1, end: 0.1333, sampleIndex: 1 };
  expect(getPresentationEnd(last, timescales, [{ duration: 150, mediaTime: 2 }])).toBe(0.15);
  expect(getPresentationEnd(last, timescales, [{ duration: 0, mediaTime: 2 }])).toBe(0.1333);
  expect(getPresentationEnd(last, timescales, [])).toBe(0.1333);
});
