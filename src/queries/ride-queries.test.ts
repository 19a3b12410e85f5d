import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { RideFilter, VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import { latestRidesQuery } from './ride-queries.ts';
import { resetVideoLists } from './video-queries.ts';

const filter: RideFilter = { kind: 'of-animal', animalId: 'bull' };

/** A list of a length that each test chooses; a cursor is a position. */
const list = { length: 0, requests: [] as [reader: string, size: number][] };
const fetchPage =
  (reader: string) =>
  (_filter: unknown, size: number, after?: VideoPage['nextCursor']): Promise<VideoPage> => {
    list.requests.push([reader, size]);
    const start = Number(after?.lastVideoId ?? 0);
    const end = Math.min(start + size, list.length);
    return Promise.resolve({
      videos: Array.from({ length: end - start }, (_, index) => parseVideo(`ride-${start + index}`, {})),
      nextCursor: end - start === size ? { lastVideoId: String(end) } : undefined,
    });
  };

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  list.requests = [];
  const { fetchRidePage, fetchVideoPage } = stubRides();
  fetchVideoPage.mockImplementation(fetchPage('public'));
  fetchRidePage.mockImplementation(fetchPage('member'));
});

test.each([
  { isMember: false, length: 0, pages: 1, read: 0, hasMore: false },
  { isMember: false, length: 45, pages: 3, read: 45, hasMore: false },
  { isMember: false, length: 10_000, pages: 5, read: 100, hasMore: true },
  { isMember: true, length: 45, pages: 3, read: 45, hasMore: false },
  { isMember: true, length: 10_000, pages: 25, read: 500, hasMore: true },
])('of $length rides reads $read in $pages queries (member: $isMember)', async (expected) => {
  list.length = expected.length;
  const { rides, hasMore } = await client.fetchQuery(latestRidesQuery(filter, expected.isMember));
  expect(rides.map(({ id }) => id)).toEqual(
    Array.from({ length: expected.read }, (_, index) => `ride-${index}`),
  );
  expect(hasMore).toBe(expected.hasMore);
  const request = expected.isMember ? ['member', 20] : ['public', 20];
  expect(list.requests).toEqual(Array.from({ length: expected.pages }, () => request));
});

test('a published, edited or deleted video reloads them', async () => {
  await client.fetchQuery(latestRidesQuery(filter, false));
  await resetVideoLists(client);
  expect(client.getQueryState(latestRidesQuery(filter, false).queryKey)?.isInvalidated).toBe(true);
});
