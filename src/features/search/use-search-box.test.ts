import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchBox } from './use-search-box.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderSearchBox(searchedText = '') {
  const onSearch = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ url }) => useSearchBox(url, onSearch), {
    initialProps: { url: searchedText },
  });
  return {
    onSearch,
    text: () => result.current.text,
    isPending: () => result.current.isPending,
    type: (text: string) => act(() => result.current.setText(text)),
    searchNow: () => result.current.searchNow(),
    pressEnter: () => act(() => result.current.searchNow()),
    wait: (delayMs: number) => act(() => void vi.advanceTimersByTime(delayMs)),
    updateUrl: (url: string) => rerender({ url }),
  };
}

test('[SRCH-03] searches once after a second without typing', () => {
  const box = renderSearchBox();
  box.type('du');
  box.wait(999);
  box.type('dust ');
  box.wait(999);
  expect(box.onSearch).not.toHaveBeenCalled();
  box.wait(1);
  expect(box.onSearch.mock.calls).toEqual([['dust']]);
  box.updateUrl('dust');
  expect(box.text()).toBe('dust ');
});

test('[SRCH-03] Enter searches immediately and cancels the pending search', () => {
  const box = renderSearchBox();
  box.type('dust');
  box.pressEnter();
  box.pressEnter();
  box.updateUrl('dust');
  box.wait(2000);
  expect(box.onSearch.mock.calls).toEqual([['dust']]);
});

test('Enter right after the delayed search does not search again', () => {
  const box = renderSearchBox();
  box.type('dust');
  act(() => {
    vi.advanceTimersByTime(1000);
    box.searchNow();
  });
  expect(box.onSearch.mock.calls).toEqual([['dust']]);
});

test('[SRCH-02] clearing the text resets the search immediately', () => {
  const box = renderSearchBox('dust');
  box.type('');
  expect(box.onSearch.mock.calls).toEqual([['']]);
});

test('[SRCH-03, DATA-08] the text follows the URL on back and forward', () => {
  const box = renderSearchBox();
  box.type('dust');
  box.pressEnter();
  box.updateUrl('dust');
  box.updateUrl('');
  expect(box.text()).toBe('');
  box.updateUrl('dust');
  expect(box.text()).toBe('dust');
  box.wait(2000);
  expect(box.onSearch).toHaveBeenCalledTimes(1);
});

test('[SRCH-03] a late URL update keeps the text typed since', () => {
  const box = renderSearchBox();
  box.type('dust');
  box.pressEnter();
  box.type('dust dev');
  box.updateUrl('dust');
  expect(box.text()).toBe('dust dev');
  box.wait(1000);
  expect(box.onSearch).toHaveBeenLastCalledWith('dust dev');
});

test('[SRCH-03] is pending from the first key until the search starts', () => {
  const box = renderSearchBox();
  expect(box.isPending()).toBe(false);
  box.type('dust ');
  expect(box.isPending()).toBe(true);
  box.wait(1000);
  box.updateUrl('dust');
  expect(box.isPending()).toBe(false);
});
