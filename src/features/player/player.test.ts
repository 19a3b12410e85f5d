import { describe, expect, test } from 'vitest';
import { getAdjacentVideos, parseQueue } from './queue.ts';
import { findNearestRateIndex, isMutedAtRate, playbackRates } from './speed.ts';

describe('the player', () => {
  test('[PLY-06] sound is muted below half speed only', () => {
    expect(playbackRates.filter(isMutedAtRate)).toEqual([0.25]);
  });

  test('[PLY-05] every labelled step is its own nearest stop', () => {
    for (const [index, speed] of playbackRates.entries()) expect(findNearestRateIndex(speed)).toBe(index);
  });

  test('[PLY-02] previous and next move within the loaded list and stop at its ends', () => {
    expect(getAdjacentVideos(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(getAdjacentVideos(['a', 'b', 'c'], 'a')).toEqual({ next: 'b' });
    expect(getAdjacentVideos(['a', 'b', 'c'], 'x')).toEqual({});
  });

  test('[PLY-02] a deep link has no list, whatever the history holds', () => {
    expect(parseQueue(null)).toEqual([]);
    expect(parseQueue({ queue: 'a' })).toEqual([]);
    expect(parseQueue({ queue: ['a'] })).toEqual(['a']);
  });
});
