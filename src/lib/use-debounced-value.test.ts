import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[LIST-02] returns the value after half a second without a change', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), {
    initialProps: { text: '' },
  });
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  rerender({ text: 'du' });
  wait(499);
  rerender({ text: 'dust' });
  wait(499);
  expect(result.current).toBe('');
  wait(1);
  expect(result.current).toBe('dust');
});
