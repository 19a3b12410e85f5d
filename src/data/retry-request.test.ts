import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError, type Failure } from './data-error.ts';
import { retryRequest } from './retry-request.ts';

let canRefresh: boolean;
const refresh = vi.fn<() => Promise<boolean>>(() => Promise.resolve(canRefresh));
vi.mock('./auth/refresh-token.ts', () => ({ refreshToken: () => refresh() }));

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** @param failures of the first attempts */
function start(...failures: Failure[]) {
  const call = vi.fn<() => Promise<string>>().mockResolvedValue('ok');
  for (const kind of failures) call.mockRejectedValueOnce(new DataError(kind));
  const controller = new AbortController();
  const onWaiting = vi.fn<(isWaiting: boolean) => void>();
  return { done: retryRequest(call, { onWaiting, signal: controller.signal }), call, onWaiting, controller };
}

beforeEach(() => {
  canRefresh = true;
  refresh.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('repeats what the connection or the server has failed, with increasing delays', async () => {
  const { done, call, onWaiting } = start('offline', 'too-slow', 'offline');
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect(call).toHaveBeenCalledTimes(3);
  expect(onWaiting).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await done).toBe('ok');
  expect(onWaiting).toHaveBeenLastCalledWith(false);
});

test('gives up after six retries, and at once when another attempt would fail as well', async () => {
  const failing = start(...Array<Failure>(10).fill('offline'));
  await Promise.all([
    expect(failing.done).rejects.toMatchObject({ kind: 'offline' }),
    vi.advanceTimersByTimeAsync(120_000),
  ]);
  expect(failing.call).toHaveBeenCalledTimes(7);
  await expect(start('not-allowed').done).rejects.toMatchObject({ kind: 'not-allowed' });
});

test('repeats a call as soon as the browser is online', async () => {
  goOffline();
  const { done, call, onWaiting } = start('unexpected');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(call).toHaveBeenCalledOnce();
  expect(onWaiting).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  expect(await done).toBe('ok');
});

test('repeats a call once with a fresh token', async () => {
  expect(await start('login-expired').done).toBe('ok');
  expect(refresh).toHaveBeenCalledOnce();
  await expect(start('login-expired', 'login-expired').done).rejects.toMatchObject({ kind: 'login-expired' });
});

test('waits for the connection that a fresh token needs', async () => {
  canRefresh = false;
  goOffline();
  const { done, onWaiting } = start('login-expired', 'login-expired');
  await vi.advanceTimersByTimeAsync(0);
  expect(onWaiting).toHaveBeenLastCalledWith(true);
  canRefresh = true;
  window.dispatchEvent(new Event('online'));
  expect(await done).toBe('ok');
});

test('stops waiting when aborted', async () => {
  const { done, controller } = start('offline');
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});
