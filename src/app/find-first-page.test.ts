import { expect, test } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { findFirstPage, isSharedPage } from './find-first-page.ts';

test('rides and their lists begin before the session is known, other pages do not', () => {
  expect([paths.feed, paths.topRides, '/video/x', '/video/x/'].map(findFirstPage)).toEqual([
    ...['feed', 'feed'],
    ...['video', 'video'],
  ]);
  expect(['/', paths.login, paths.upload, '/video', '/embed/x'].map(findFirstPage)).toEqual(
    Array(5).fill(undefined),
  );
});

test('what a link leads to is shared, and what members edit is not', () => {
  const shared = [
    '/watch',
    '/animals/a',
    '/reels/r',
    '/seasons/u',
    '/matchups/u/a',
    '/leaderboards',
    '/compare',
  ];
  expect(shared.filter(isSharedPage)).toEqual(shared);
  const others = [
    '/',
    '/feed',
    '/animals/edit/a',
    '/animals/new',
    '/reels/new',
    '/reels/new/',
    '/reels/r/print',
  ];
  expect([...others, '/search'].filter(isSharedPage)).toEqual([]);
});
