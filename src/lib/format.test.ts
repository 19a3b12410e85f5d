import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatDuration, formatTimecode } from './format.ts';

describe('durations', () => {
  test.each([
    [0, '0:00'],
    [8.99, '0:08'],
    [65, '1:05'],
    [120, '2:00'],
    [3599, '59:59'],
    [7505, '2:05:05'],
    [-1, '0:00'],
  ])('[FEED-05] formats %s s as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test('formats a position with hundredths, carried over into seconds', () => {
    expect(formatTimecode(27.4)).toBe('0:27.40');
    expect(formatTimecode(59.999)).toBe('1:00.00');
  });
});

test.each([
  ['en-US', '$48,200'],
  ['es-MX', 'US$48,200'],
  ['pt-BR', 'US$\u00a048.200'],
])('[LANG-07] money says which dollars in %s', async (locale, text) => {
  const { language } = globalThis;
  onTestFinished(() => {
    globalThis.language = language;
    vi.resetModules();
  });
  globalThis.language = { locale, decimalSign: '.', catalog: {} };
  vi.resetModules();
  const { formatDollars } = await import('./format.ts');
  expect(formatDollars(48_200)).toBe(text);
});
