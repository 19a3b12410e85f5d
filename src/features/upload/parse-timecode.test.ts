import { describe, expect, test } from 'vitest';
import { parseTimecode } from './parse-timecode.ts';

describe('positions', () => {
  test.each([
    ['0:15.30', 15.3],
    ['1:05', 65],
    ['12:00.5', 720.5],
    [' 7,25 ', 7.25],
    ['1.05.20', 65.2],
    ['1,05,', 65],
    ['90', 90],
    ['0:01:05', 65],
    ['1:00:05.5', 3605.5],
  ])('reads the position %s', (text, seconds) => {
    expect(parseTimecode(text)).toBeCloseTo(seconds, 9);
  });

  test.each(['', 'soon', '1:75', '1.75.20', '1.2.3.4', '1:', '-3', '1:2:3', '1:75:00', '0x10', '1e3'])(
    'does not read %s as a position',
    (text) => {
      expect(parseTimecode(text)).toBeUndefined();
    },
  );
});
