import { describe, expect, test } from 'vitest';
import { findNearestRateIndex, getAdjacentRate, isMutedAtRate, playbackRates } from './playback-rate.ts';

describe('playback rates', () => {
  test('[PLY-06] sound is off below half speed', () => {
    expect([0.1, 0.25, 0.49, 0.5, 1].map(isMutedAtRate)).toEqual([true, true, true, false, false]);
  });

  test('[PLY-05] step through the labels down to 0.1 and stay there', () => {
    const stepFrom = (rate: number, direction: 1 | -1) => {
      const rates = [rate];
      for (let step = 0; step < 10; step++) rates.push((rate = getAdjacentRate(rate, direction)));
      return [...new Set(rates)];
    };
    expect(stepFrom(2, -1)).toEqual([2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0.1]);
    expect(stepFrom(0.1, 1)).toEqual([0.1, ...playbackRates]);
  });

  test('the slider shows the nearest label', () => {
    expect(playbackRates.map(findNearestRateIndex)).toEqual([...playbackRates.keys()]);
    expect(findNearestRateIndex(0.1)).toBe(0);
  });
});
