import { describe, expect, test } from 'vitest';
import { neighbours, queueFrom } from './queue.ts';
import { nearestStop, soundless, speeds } from './speed.ts';

describe('the player', () => {
  test('[PLY-06] sound is muted below half speed only', () => {
    expect(speeds.filter(soundless)).toEqual([0.25]);
  });

  test('[PLY-05] every labelled step is its own nearest stop', () => {
    for (const [index, speed] of speeds.entries()) expect(nearestStop(speed)).toBe(index);
  });

  test('[PLY-02] previous and next move within the loaded list and stop at its ends', () => {
    expect(neighbours(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighbours(['a', 'b', 'c'], 'a')).toEqual({ next: 'b' });
    expect(neighbours(['a', 'b', 'c'], 'x')).toEqual({});
  });

  test('[PLY-02] a deep link has no list, whatever the history holds', () => {
    expect(queueFrom(null)).toEqual([]);
    expect(queueFrom({ queue: 'a' })).toEqual([]);
    expect(queueFrom({ queue: ['a'] })).toEqual(['a']);
  });
});
