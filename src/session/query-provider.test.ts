import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { queryClient } from './query-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  queryClient.clear();
});

const offlineError = new DataError('offline');

test('a connection failure is retried twice', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(offlineError);
  const result = queryClient.fetchQuery({ queryKey: ['a'], queryFn }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe(offlineError);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('what began to fail offline does not end so once the device is online', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(offlineError);
  const result = queryClient.fetchQuery({ queryKey: ['a'], queryFn });
  await vi.advanceTimersByTimeAsync(2900);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(200);
  expect(queryFn).toHaveBeenCalledTimes(3);
  queryFn.mockResolvedValue('loaded');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('loaded');
});
