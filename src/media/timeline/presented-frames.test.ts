import { expect, test } from 'vitest';
import { findUndecodableSamples, hasMultipleEdits, toPresentation, type Sample } from './presented-frames.ts';

const scales = { track: 30, movie: 1000 };
const createSample = (cts: number, dts: number): Sample => ({
  dts,
  cts,
  duration: 1,
  size: 10,
  offset: 0,
  isSync: dts === 0,
});
/** In decode order; presented as 2, 3, 4, 5. */
const reorderedSamples = [2, 5, 3, 4].map(createSample);

const getFrameNumbers = (frames: readonly { time: number }[]) =>
  frames.map(({ time }) => Math.round(time * 30));
const getDecodeTimes = (frames: readonly { sample: Sample }[]) => frames.map(({ sample }) => sample.dts);

test('presents frames at their composition times without an edit list', () => {
  const { frames, end } = toPresentation(reorderedSamples, scales, []);
  expect(getFrameNumbers(frames)).toEqual([2, 3, 4, 5]);
  expect(getDecodeTimes(frames)).toEqual([0, 2, 3, 1]);
  expect(end * 30).toBeCloseTo(6);
});

test('shows the last frame for its own time, although another is decoded last', () => {
  const samples = reorderedSamples.map((sample, index) => ({ ...sample, duration: index === 3 ? 5 : 1 }));
  const { end } = toPresentation(samples, scales, []);
  expect(end * 30).toBeCloseTo(10);
});

test('compensates for the composition offset with an edit', () => {
  const { frames, end } = toPresentation(reorderedSamples, scales, [{ duration: 133, mediaTime: 2 }]);
  expect(getFrameNumbers(frames)).toEqual([0, 1, 2, 3]);
  expect(end * 30).toBeCloseTo(4);
});

test('hides frames before and after an edit', () => {
  const { frames } = toPresentation(reorderedSamples, scales, [{ duration: 66, mediaTime: 3 }]);
  expect(getDecodeTimes(frames)).toEqual([2, 3]);
  expect(getFrameNumbers(frames)).toEqual([0, 1]);
});

test('rounds the end of an edit to the timescale of the track', () => {
  const countFrames = (duration: number) =>
    toPresentation(reorderedSamples, scales, [{ duration, mediaTime: 2 }]).frames.length;
  expect([83, 84, 116, 117].map(countFrames)).toEqual([2, 3, 3, 4]);
});

test.each([0.1, 0.5, 0.9])('starts with the next frame where an edit starts %d into a frame', (fraction) => {
  const fine = { track: 300, movie: 1000 };
  const samples = [20, 50, 30, 40].map((cts, index) => ({ ...createSample(cts, index * 10), duration: 10 }));
  const mediaTime = 20 + fraction * 10;
  const edits = [{ duration: 100, mediaTime }];
  const { frames, end } = toPresentation(samples, fine, edits);
  expect(getDecodeTimes(frames)).toEqual([20, 30, 10]);
  expect(getFrameNumbers(frames)).toEqual([0, 1, 2]);
  expect(end * 300).toBeCloseTo(mediaTime, 5);
});

test('delays the start by an empty edit and extends an edit of duration 0 to the end', () => {
  const edits = [
    { duration: 500, mediaTime: -1 },
    { duration: 0, mediaTime: 2 },
  ];
  const { frames, end } = toPresentation(reorderedSamples, scales, edits);
  expect(getFrameNumbers(frames)).toEqual([15, 16, 17, 18]);
  expect(end * 30).toBeCloseTo(19);
  expect(hasMultipleEdits(edits)).toBe(false);
});

test('presents several edits one after the other', () => {
  const edits = [
    { duration: 66, mediaTime: 4 },
    { duration: 66, mediaTime: 2 },
  ];
  expect(getDecodeTimes(toPresentation(reorderedSamples, scales, edits).frames)).toEqual([3, 1, 0, 2]);
  expect(hasMultipleEdits(edits)).toBe(true);
});

test('takes the end from the edit list if it has one', () => {
  const getEnd = (duration: number) =>
    toPresentation(reorderedSamples, scales, [{ duration, mediaTime: 2 }]).end * 30;
  expect(getEnd(200)).toBeCloseTo(6);
  expect(getEnd(0)).toBeCloseTo(4);
});

test('finds the samples that cannot be decoded without an earlier keyframe', () => {
  const [before, keyframe, leading, trailing] = [
    createSample(1, 1),
    { ...createSample(5, 2), isSync: true },
    createSample(3, 3),
    createSample(6, 4),
  ] as const;
  const samples = [before, keyframe, leading, trailing];
  const edits = [{ duration: 0, mediaTime: 3 }];
  const find = (isClosed: boolean, list: typeof edits = edits) => [
    ...findUndecodableSamples(samples, list, isClosed),
  ];
  expect(find(true)).toEqual([before]);
  expect(find(false)).toEqual([before, leading]);
  expect(find(false, [])).toEqual([before, leading]);
  expect(find(false, [{ duration: 0, mediaTime: 5 }])).toEqual([]);
});
