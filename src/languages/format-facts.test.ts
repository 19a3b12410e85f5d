import { expect, test } from 'vitest';
import { formatCount, isolateName, joinFacts } from './format-facts.ts';

test('a count has thousands separators', () => {
  expect(formatCount(12_408)).toBe('12,408');
});

test('facts that there are not leave no gap', () => {
  expect(joinFacts('7 rides', '', undefined, false, 12)).toBe('7 rides · 12');
});

test('[LANG-08] names of the other direction keep the facts around them in order, once', () => {
  const readAsSeen = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');
  expect(readAsSeen(joinFacts('עומר כהן', 'Elko', 85))).toBe('[עומר כהן] · Elko · 85');
  expect(readAsSeen(joinFacts(isolateName('عمر'), 'Zoë'))).toBe('[عمر] · Zoë');
  expect(readAsSeen(isolateName('Łukasz'))).toBe('Łukasz');
});
