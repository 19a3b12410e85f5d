import { expect, test } from 'vitest';
import { createCrowdFilter } from './crowd-filter.ts';

/** How much of a tone is let through, in decibels. */
function measureTone(frequency: number, sampleRate = 48_000) {
  const filter = createCrowdFilter(sampleRate);
  const values = Array.from({ length: sampleRate / 4 }, (_, index) =>
    filter(Math.sin((2 * Math.PI * frequency * index) / sampleRate)),
  ).slice(sampleRate / 10);
  return 10 * Math.log10((2 * values.reduce((sum, value) => sum + value ** 2, 0)) / values.length);
}

test.each([8000, 44_100, 48_000])(
  'of a sound of %i Hz, the crowd is heard, and a deep voice is not',
  (rate) => {
    expect(measureTone(2000, rate)).toBeGreaterThan(-2);
    expect(measureTone(130, rate)).toBeLessThan(-30);
  },
);

test('what is above the crowd is not heard either', () => {
  expect(measureTone(12_000)).toBeLessThan(-15);
});
