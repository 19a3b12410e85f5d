import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilterText } from './use-debounced-value.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[LIST-02] filters by the text half a second after the last key', () => {
  const { result } = renderHook(useFilterText);
  const type = (text: string, waitMs: number) => {
    act(() => result.current.setInputText(text));
    act(() => {
      vi.advanceTimersByTime(waitMs);
    });
  };
  type('du', 499);
  type(' dust ', 499);
  expect(result.current).toMatchObject({ inputText: ' dust ', filterText: '' });
  type(' dust ', 1);
  expect(result.current).toMatchObject({ inputText: ' dust ', filterText: 'dust' });
});
