import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareInstants, formatInstant, formatInstantMicros, parseInstant } from './instant.ts';

const micros = fc.bigInt({ min: -62_135_596_800_000_000n, max: 253_402_300_799_999_999n });

describe('instants', () => {
  test('survive formatting and parsing', () => {
    fc.assert(
      fc.property(micros, (time) => {
        expect(parseInstant(formatInstant(time))).toBe(time);
        expect(parseInstant(formatInstantMicros(time))).toBe(time);
      }),
    );
  });

  test('compare as strings like as numbers', () => {
    fc.assert(
      fc.property(micros, micros, (a, b) => {
        const order = a < b ? -1 : a > b ? 1 : 0;
        expect(compareInstants(formatInstant(a), formatInstant(b))).toBe(order);
      }),
    );
  });

  test.each([
    ['2026-11-20T15:34:50Z', '2026-11-20T15:34:50Z'],
    ['2026-11-20T15:34:50.8Z', '2026-11-20T15:34:50.800Z'],
    ['2026-11-20T15:34:50.813000000Z', '2026-11-20T15:34:50.813Z'],
    ['2026-11-20T15:34:50.8130019Z', '2026-11-20T15:34:50.813001Z'],
    ['2026-11-20T17:34:50.5+02:00', '2026-11-20T15:34:50.500Z'],
  ])('are normalized from %s', (text, canonical) => {
    expect(formatInstant(parseInstant(text))).toBe(canonical);
  });

  test.each([
    '',
    'now',
    '2026-13-01T00:00:00Z',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '+12026-01-01T00:00:00Z',
  ])('reject %j', (text) => {
    expect(() => parseInstant(text)).toThrow(/Invalid timestamp/);
  });
});
