import { expect, test } from 'vitest';
import { findCutPoints } from './cut-points.ts';

/** @param stored presentation indices in decode order; K marks a keyframe */
function getCutPoints(stored: string) {
  const frames = stored
    .split(' ')
    .map((frame) => ({ presentationIndex: Number.parseFloat(frame), isSync: frame.endsWith('K') }));
  const { randomAccessPoints, exitPoints, reorderDepth, keyframes } = findCutPoints(frames);
  return {
    randomAccessPoints: [...randomAccessPoints],
    exitPoints: [...exitPoints],
    reorderDepth,
    keyframes: [...keyframes],
  };
}

test('finds an exit point after every frame and a random access point at every keyframe without reordering', () => {
  expect(getCutPoints('0K 1 2 3K 4')).toEqual({
    randomAccessPoints: [0, 3],
    exitPoints: [1, 2, 3, 4, 5],
    reorderDepth: 0,
    keyframes: [0, 3],
  });
});

test('finds exit points with B-frames only where no later frame is stored earlier', () => {
  expect(getCutPoints('0K 4 2 1 3 5K 7 6')).toEqual({
    randomAccessPoints: [0, 5],
    exitPoints: [1, 5, 6, 8],
    reorderDepth: 2,
    keyframes: [0, 5],
  });
});

test('rejects the keyframe of an open group of pictures as a random access point', () => {
  expect(getCutPoints('0K 2 1 5K 3 4 6')).toMatchObject({
    randomAccessPoints: [0],
    exitPoints: [1, 3, 6, 7],
    keyframes: [0, 5],
  });
});

test('ignores frames hidden before the start and finds no exit point after frames hidden at the end', () => {
  expect(getCutPoints('-1K -1 0 1 2K 3')).toMatchObject({
    randomAccessPoints: [2],
    exitPoints: [1, 2, 3, 4],
  });
  expect(
    findCutPoints(
      [0, Infinity, 1].map((presentationIndex) => ({ presentationIndex, isSync: presentationIndex === 0 })),
    ).exitPoints,
  ).toEqual(Uint32Array.from([1]));
});
