import { expect, test } from 'vitest';
import { containsWords } from './contains-words.ts';

test.each([
  ['', true],
  ['dust', true],
  ['j7 DUST', true],
  ['devil j7', true],
  ['dust rider', false],
])('containsWords: "J7 Dust Devil" and "%s" give %s', (words, isContained) => {
  expect(containsWords('J7 Dust Devil', words)).toBe(isContained);
});
