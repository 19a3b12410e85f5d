import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchBox } from './use-search-box.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A box whose searches reach the address only when the test says so. */
function openBox(searched = '') {
  const onSearch = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ address }) => useSearchBox(address, onSearch), {
    initialProps: { address: searched },
  });
  return {
    onSearch,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    enter: () => act(() => result.current.searchNow()),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    addressBecomes: (address: string) => rerender({ address }),
  };
}

test('[SRCH-03] what is typed is looked for once the typing has rested for a second', () => {
  const box = openBox();
  box.type('du');
  box.wait(999);
  box.type('dust ');
  box.wait(999);
  expect(box.onSearch).not.toHaveBeenCalled();
  box.wait(1);
  expect(box.onSearch.mock.calls).toEqual([['dust']]);
  box.addressBecomes('dust');
  expect(box.typed()).toBe('dust ');
});

test('[SRCH-03] Enter searches at once, and the second that was running asks for nothing more', () => {
  const box = openBox();
  box.type('dust');
  box.enter();
  box.enter();
  box.addressBecomes('dust');
  box.wait(2000);
  expect(box.onSearch.mock.calls).toEqual([['dust']]);
});

test('[SRCH-02] cancelling gives everything back at once', () => {
  const box = openBox('dust');
  box.type('');
  expect(box.onSearch.mock.calls).toEqual([['']]);
});

test('[SRCH-03] the box follows the address when somebody goes back and forth', () => {
  const box = openBox();
  box.type('dust');
  box.enter();
  box.addressBecomes('dust');
  box.addressBecomes('');
  expect(box.typed()).toBe('');
  box.addressBecomes('dust');
  expect(box.typed()).toBe('dust');
  box.wait(2000);
  expect(box.onSearch).toHaveBeenCalledTimes(1);
});

test('[SRCH-03] an answer that arrives late does not take away what was typed meanwhile', () => {
  const box = openBox();
  box.type('dust');
  box.enter();
  box.type('dust dev');
  box.addressBecomes('dust');
  expect(box.typed()).toBe('dust dev');
  box.wait(1000);
  expect(box.onSearch).toHaveBeenLastCalledWith('dust dev');
});
