import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetryOnline } from './retry.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  // So that the next test is not just online.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

function renderRetry(isOffline: boolean) {
  const retry = vi.fn<() => void>();
  return { retry, ...renderHook((value) => useRetryOnline(value, retry), { initialProps: isOffline }) };
}

const goOnline = () => window.dispatchEvent(new Event('online'));

test('retries what failed once the device is online', () => {
  const { retry } = renderRetry(true);
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
});

test('retries a failure that is shown only after the device is online, after a moment', () => {
  const { retry, rerender } = renderRetry(false);
  goOnline();
  vi.advanceTimersByTime(9000);
  rerender(true);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(retry).toHaveBeenCalledOnce();
});

test('does not repeat for long what fails although the device is online', () => {
  const { retry, rerender } = renderRetry(false);
  goOnline();
  vi.advanceTimersByTime(11_000);
  rerender(true);
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});

test('retries nothing that has not failed, or is gone', () => {
  const { retry, unmount } = renderRetry(false);
  goOnline();
  vi.advanceTimersByTime(5000);
  unmount();
  goOnline();
  expect(retry).not.toHaveBeenCalled();
});
