import { expect, test } from 'vitest';
import { getAdjacentVideos, parseQueue } from './queue.ts';

test('[PLY-02] previous and next stay within the loaded list', () => {
  expect(getAdjacentVideos(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(getAdjacentVideos(['a', 'b', 'c'], 'a')).toEqual({ next: 'b' });
  expect(getAdjacentVideos(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b' });
  expect(getAdjacentVideos(['a', 'b', 'c'], 'x')).toEqual({});
});

test('[PLY-02] parses any history state without a queue as an empty list', () => {
  expect(parseQueue(null)).toEqual([]);
  expect(parseQueue({ queue: 'a' })).toEqual([]);
  expect(parseQueue({ queue: ['a'] })).toEqual(['a']);
});
