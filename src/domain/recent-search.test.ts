import { describe, expect, test } from 'vitest';
import { addRecentSearch, parseRecentSearches } from './recent-search.ts';

describe('addRecentSearch', () => {
  test('puts the newest search first, and a repeated one only once', () => {
    expect(addRecentSearch(['paper', 'Dust'], 'dust')).toEqual(['dust', 'paper']);
  });

  test('keeps the end of what was typed, not its beginnings', () => {
    expect(['du', 'dust', 'dust devil'].reduce(addRecentSearch, ['paper'])).toEqual(['dust devil', 'paper']);
  });

  test('keeps a beginning that was searched earlier', () => {
    expect(addRecentSearch(['paper', 'dust'], 'dust devil')).toEqual(['dust devil', 'paper', 'dust']);
  });

  test('keeps eight, and nothing as short as a letter', () => {
    const texts = Array.from({ length: 10 }, (_, index) => `ride ${index}`);
    expect(texts.reduce<string[]>(addRecentSearch, [])).toEqual(texts.toReversed().slice(0, 8));
    expect(addRecentSearch(['paper'], 'd')).toEqual(['paper']);
  });
});

test.each([undefined, 'dust', { 0: 'dust' }])('parseRecentSearches returns nothing for %j', (data) => {
  expect(parseRecentSearches(data)).toEqual([]);
});

test('parseRecentSearches leaves out what is not a text', () => {
  expect(parseRecentSearches(['dust', 1, null, 'paper'])).toEqual(['dust', 'paper']);
});
