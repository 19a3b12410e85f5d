import { describe, expect, test } from 'vitest';
import { formatTimecode, formatCount, formatDate, formatDuration } from './format.ts';

describe('formats', () => {
  test('[FEED-05] a day is written MMMM DD, YYYY and read in UTC', () => {
    expect(formatDate(Date.UTC(2026, 6, 4) / 1000)).toBe('July 04, 2026');
    expect(formatDate(Date.UTC(2026, 11, 31) / 1000)).toBe('December 31, 2026');
  });

  test.each([
    [0, '0:00'],
    [8.99, '0:08'],
    [65, '1:05'],
    [120, '2:00'],
    [-1, '0:00'],
  ])('[FEED-05] a length of %s s reads %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test('a place in a film carries hundredths over into seconds', () => {
    expect(formatTimecode(27.4)).toBe('0:27.40');
    expect(formatTimecode(59.999)).toBe('1:00.00');
  });

  test('a count has thousands separators', () => {
    expect(formatCount(12408)).toBe('12,408');
  });
});
