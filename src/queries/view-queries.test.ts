import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as viewCounter from '#src/data/realtime-database/view-counter.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { countView, viewCountQuery, viewCountsQuery } from './view-queries.ts';

let counts: ReturnType<typeof stubViewCounts>;
let createViewCounter: MockInstance<typeof viewCounter.createViewCounter>;
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  counts = stubViewCounts(7);
  createViewCounter = vi.spyOn(viewCounter, 'createViewCounter').mockReset().mockResolvedValue();
});

afterEach(() => vi.unstubAllGlobals());

test('counts are collected until the browser is idle, at most two seconds', async () => {
  const idle: { callback: () => void; timeout: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) => {
    idle.push({ callback, timeout: options?.timeout });
    return 1;
  });
  const loaded = ['a', 'b', 'c'].map((id) => client.fetchQuery(viewCountQuery(id)));
  await Promise.resolve();
  expect(counts.fetchViewCount).not.toHaveBeenCalled();
  expect(idle).toEqual([{ callback: expect.any(Function) as unknown, timeout: 2000 }]);
  idle[0]?.callback();
  expect(await Promise.all(loaded)).toEqual([7, 7, 7]);
  const later = client.fetchQuery(viewCountQuery('d'));
  expect(idle).toHaveLength(2);
  idle[1]?.callback();
  expect(await later).toBe(7);
});

test('counts are read in a browser without idle callbacks', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(await client.fetchQuery(viewCountQuery('a'))).toBe(7);
});

test('a view needs one request; then the count is read again', async () => {
  client.setQueryData(viewCountQuery('ride').queryKey, 7);
  await countView(client, 'ride', { mayStartCounter: () => Promise.resolve(true) });
  expect(counts.countView.mock.calls).toEqual([['ride']]);
  expect(createViewCounter).not.toHaveBeenCalled();
  expect(client.getQueryState(viewCountQuery('ride').queryKey)?.isInvalidated).toBe(true);
});

test('a member starts the counter of an old video; a visitor cannot, and loads nothing for it', async () => {
  counts.countView.mockRejectedValueOnce(new DataError('not-allowed'));
  await countView(client, 'old', { mayStartCounter: () => Promise.resolve(true) });
  expect(createViewCounter.mock.calls).toEqual([['old']]);
  expect(counts.countView).toHaveBeenCalledTimes(2);

  counts.countView.mockRejectedValueOnce(new DataError('not-allowed'));
  await expect(countView(client, 'old', { mayStartCounter: () => Promise.resolve(false) })).rejects.toThrow(
    "You don't have permission to do this.",
  );
  counts.countView.mockRejectedValueOnce(new DataError('offline'));
  await expect(
    countView(client, 'old', { mayStartCounter: () => Promise.resolve(true) }),
  ).rejects.toMatchObject({
    kind: 'offline',
  });
  expect(createViewCounter).toHaveBeenCalledOnce();
});

const ids = Array.from({ length: 500 }, (_, index) => String(index));
const fetchCounts = () => client.fetchQuery(viewCountsQuery(ids));

test('reads 500 counters, at most 20 at a time', async () => {
  let running = 0;
  let most = 0;
  counts.fetchViewCount.mockImplementation(async (videoId) => {
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
  counts.fetchViewCount.mockImplementation((videoId) =>
    videoId === '70' ? Promise.reject(new DataError('offline')) : Promise.resolve(1),
  );
  await expect(fetchCounts()).rejects.toThrow(DataError);
});
