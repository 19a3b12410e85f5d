import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useClientPages } from './use-client-pages.ts';
import { useNumberedPages } from './use-infinite-pages.ts';

interface Page {
  items: string[];
  isLast: boolean;
}

const createPages = (...pages: Page[]) => ({ pages, pageParams: pages.map((_, index) => index + 1) });

const useLetters = (fetchPage: (index: number) => Promise<Page>) =>
  useInfiniteQuery({
    queryKey: ['letters'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, index) => (page.isLast ? undefined : index + 1),
  });

function renderList(fetchPage: (index: number) => Promise<Page>, loaded?: ReturnType<typeof createPages>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (loaded) client.setQueryData(['letters'], loaded);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNumberedPages(useLetters(fetchPage), (letter) => letter), { wrapper }).result;
}

test('[NEWS-02, SCH-02] shows an item that two pages contain once, at its first position', () => {
  const result = renderList(
    vi.fn(),
    createPages({ items: ['a', 'b'], isLast: false }, { items: ['b', 'c'], isLast: true }),
  );
  expect(result.current.items).toEqual(['a', 'b', 'c']);
  expect(result.current.hasNextPage).toBe(false);
});

test('[LIST-01] reports why loading failed, and retries on request', async () => {
  const fetchPage = vi.fn<(index: number) => Promise<Page>>().mockRejectedValueOnce(new Error('No answer.'));
  fetchPage.mockResolvedValue({ items: ['a'], isLast: true });
  const result = renderList(fetchPage);
  await waitFor(() => expect(result.current.errorMessage).toBe('No answer.'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.items).toEqual(['a']));
  expect(result.current.errorMessage).toBeUndefined();
  expect(fetchPage.mock.calls).toEqual([[1], [1]]);
});

describe('of a list that is loaded', () => {
  let reachBottom: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          reachBottom = () => callback([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function List({ length }: { length: number }) {
    const { items, pendingCount, sentinelRef } = useClientPages(
      Array.from({ length }, (_, index) => index + 1),
    );
    return (
      <p ref={sentinelRef}>
        1 to {items.at(-1)}, {pendingCount} more
      </p>
    );
  }

  const wait = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  test('[MYR-06] shows 10 items, and 10 more half a second after the end is reached', () => {
    const { rerender } = render(<List length={14} />);
    expect(screen.getByText('1 to 10, 0 more')).toBeTruthy();
    act(() => reachBottom());
    wait(499);
    expect(screen.getByText('1 to 10, 4 more')).toBeTruthy();
    wait(1);
    expect(screen.getByText('1 to 14, 0 more')).toBeTruthy();
    rerender(<List length={3} />);
    expect(screen.getByText('1 to 3, 0 more')).toBeTruthy();
  });
});
