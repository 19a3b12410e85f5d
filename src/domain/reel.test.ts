import { expect, test } from 'vitest';
import { moveItem } from './reel.ts';

test.each([
  ['down', 0, 1, 'bac'],
  ['down to the end', 0, 2, 'bca'],
  ['up', 2, 1, 'acb'],
  ['up to the start', 2, 0, 'cab'],
])('[REEL-02] an item moves %s', (_way, from, to, expected) => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, from, to).join('')).toBe(expected);
  expect(items).toEqual(['a', 'b', 'c']);
});
