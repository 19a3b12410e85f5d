import { expect, test } from 'vitest';
import { lowerAsRules, trimAsRules } from './rules-text.ts';

test.each([
  [' \t\n\u0001Cody\u0000 ', 'Cody'],
  ['\u00a0Cody\u2003', '\u00a0Cody\u2003'],
  ['Cody  Vance', 'Cody  Vance'],
  [' ', ''],
])('%j is trimmed to %j', (text, trimmed) => {
  expect(trimAsRules(text)).toBe(trimmed);
});

test.each([
  ['June.TATE@Example.com', 'june.tate@example.com'],
  ['JOSÉ@example.com', 'josÉ@example.com'],
  ['\u212aate@example.com', '\u212aate@example.com'],
])('%j in lower case is %j', (text, lower) => {
  expect(lowerAsRules(text)).toBe(lower);
});
