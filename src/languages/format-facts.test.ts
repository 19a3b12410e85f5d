import { expect, test } from 'vitest';
import { formatCount, joinFacts } from './format-facts.ts';

test('a count has thousands separators', () => {
  expect(formatCount(12_408)).toBe('12,408');
});

test('facts that there are not leave no gap', () => {
  expect(joinFacts('7 rides', '', undefined, false, 12)).toBe('7 rides · 12');
});
