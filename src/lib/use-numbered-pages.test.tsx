import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useNumberedPages } from './use-numbered-pages.ts';

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
