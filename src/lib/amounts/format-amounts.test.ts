import { expect, test } from 'vitest';
import { formatEstimate, formatMegabytes } from './format-amounts.ts';

test.each([
  [3, 'a few seconds'],
  [31, 'about 40 seconds'],
  [50, 'about 50 seconds'],
  [51, 'about a minute'],
  [175, 'about 3 minutes'],
])('formats a wait of %s s as %s', (seconds, text) => {
  expect(formatEstimate(seconds)).toBe(text);
});

test('formats a size in megabytes', () => {
  expect(formatMegabytes(4_240_000)).toBe('4.2 MB');
});
