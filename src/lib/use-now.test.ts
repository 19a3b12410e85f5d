import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('goes on while the page is open, and when it is seen again', () => {
  const { result } = renderHook(useNow);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.getTime()).toBe(60_000);
  // A suspended page has no timers.
  vi.setSystemTime(3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.getTime()).toBe(3_600_000);
});
