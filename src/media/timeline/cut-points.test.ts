import { expect, test } from 'vitest';
import { findCutPoints } from './cut-points.ts';

/** Frames in the order of storing, by their place in the order of showing; keyframes carry a K. */
function getCutPoints(stored: string) {
  const frames = stored
    .split(' ')
    .map((word) => ({ presentationIndex: Number.parseFloat(word), isSync: word.endsWith('K') }));
  const { randomAccessPoints, exitPoints, reorderDepth, keyframes } = findCutPoints(frames);
  return {
    entries: [...randomAccessPoints],
    exits: [...exitPoints],
    reordering: reorderDepth,
    keyframes: [...keyframes],
  };
}

test('without reordering decoding can end anywhere, and begin at every keyframe', () => {
  expect(getCutPoints('0K 1 2 3K 4')).toEqual({
    entries: [0, 3],
    exits: [1, 2, 3, 4, 5],
    reordering: 0,
    keyframes: [0, 3],
  });
});

test('with B-frames it can end only where nothing shown later has been stored before', () => {
  expect(getCutPoints('0K 4 2 1 3 5K 7 6')).toEqual({
    entries: [0, 5],
    exits: [1, 5, 6, 8],
    reordering: 2,
    keyframes: [0, 5],
  });
});

test('a keyframe before which later stored frames are shown is no place to begin', () => {
  expect(getCutPoints('0K 2 1 5K 3 4 6')).toMatchObject({
    entries: [0],
    exits: [1, 3, 6, 7],
    keyframes: [0, 5],
  });
});

test('frames hidden before the beginning do not count; those hidden after the end keep it from being clean', () => {
  expect(getCutPoints('-1K -1 0 1 2K 3')).toMatchObject({ entries: [2], exits: [1, 2, 3, 4] });
  expect(
    findCutPoints(
      [0, Infinity, 1].map((presentationIndex) => ({ presentationIndex, isSync: presentationIndex === 0 })),
    ).exitPoints,
  ).toEqual(Uint32Array.from([1]));
});
