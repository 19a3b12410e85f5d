import { expect, test } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { findFirstPage } from './find-first-page.ts';

test('rides and their lists begin before the session is known, other pages do not', () => {
  expect([paths.feed, paths.topRides, '/video/x', '/video/x/'].map(findFirstPage)).toEqual([
    ...['feed', 'feed'],
    ...['video', 'video'],
  ]);
  expect(['/', paths.login, paths.upload, '/video', '/embed/x'].map(findFirstPage)).toEqual(
    Array(5).fill(undefined),
  );
});
