import { expect, test } from 'vitest';
import { toPagePath } from './trim-link.ts';

test.each([
  ['/reels/x-1', '/reels/x-1'],
  ['/reels/x-1/', '/reels/x-1/'],
  ['//reels/x-1', '/reels/x-1'],
  ['/reels///x-1//', '/reels/x-1/'],
  ['//reels/x-1).', '/reels/x-1'],
  ['/reels/x-1%20%22', '/reels/x-1'],
  ['//', '/'],
])('[PREV-05] the path %s leads to the page %s', (path, page) => {
  expect(toPagePath(path)).toBe(page);
});
