import { describe, expect, test } from 'vitest';
import { formatEstimate, formatMegabytes, parseTimecode } from './amounts.ts';

describe('amounts', () => {
  test.each([
    ['0:15.30', 15.3],
    ['1:05', 65],
    ['12:00.5', 720.5],
    [' 7,25 ', 7.25],
    ['90', 90],
    ['0:01:05', 65],
    ['1:00:05.5', 3605.5],
  ])('reads the position %s', (text, seconds) => {
    expect(parseTimecode(text)).toBeCloseTo(seconds, 9);
  });

  test.each(['', 'soon', '1:75', '1:', '-3', '1:2:3', '1:75:00', '0x10', '1e3'])(
    'does not read %s as a position',
    (text) => {
      expect(parseTimecode(text)).toBeUndefined();
    },
  );

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
});
