import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as gateway from '#src/data/public/view-counts.ts';
import { viewCountsQuery } from './view-counts.ts';

const { fetchViewCount } = vi.hoisted(() => ({ fetchViewCount: vi.fn<typeof gateway.fetchViewCount>() }));
vi.mock('#src/data/public/view-counts.ts', () => ({ fetchViewCount }));

const ids = Array.from({ length: 500 }, (_, index) => String(index));
const fetchCounts = () => new QueryClient().fetchQuery(viewCountsQuery(ids));

test('reads 500 counters, at most 20 at a time', async () => {
  let running = 0;
  let most = 0;
  fetchViewCount.mockImplementation(async (videoId) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return Number(videoId) * 2;
  });
  expect(await fetchCounts()).toEqual(new Map(ids.map((id) => [id, Number(id) * 2])));
  expect(most).toBe(20);
});

test('a count that cannot be read is no zero', async () => {
  fetchViewCount.mockImplementation((videoId) =>
    videoId === '70' ? Promise.reject(new DataError('offline')) : Promise.resolve(1),
  );
  await expect(fetchCounts()).rejects.toThrow(DataError);
});
