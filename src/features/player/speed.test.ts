import { expect, test } from 'vitest';
import { findNearestRateIndex, isMutedAtRate, playbackRates } from './speed.ts';

test('[PLY-06] mutes the sound below half speed only', () => {
  expect(playbackRates.filter(isMutedAtRate)).toEqual([0.25]);
});

test('[PLY-05] finds each labeled rate as its own nearest rate', () => {
  for (const [index, rate] of playbackRates.entries()) expect(findNearestRateIndex(rate)).toBe(index);
});
