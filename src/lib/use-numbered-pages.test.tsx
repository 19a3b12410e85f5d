import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useNumberedPages } from './use-numbered-pages.ts';

interface Page {
  items: string[];
  isLast: boolean;
}

const createPages = (...pages: Page[]) => ({ pages, pageParams: pages.map((_, at) => at + 1) });

function renderList(fetchPage: (index: number) => Promise<Page>, loaded?: ReturnType<typeof createPages>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (loaded) client.setQueryData(['letters'], loaded);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNumberedPages(['letters'], fetchPage, (letter) => letter), { wrapper }).result;
}

test('[NEWS-02, SCH-02] what a page repeats of the one before is shown once, in its first place', () => {
  const result = renderList(
    vi.fn(),
    createPages({ items: ['a', 'b'], isLast: false }, { items: ['b', 'c'], isLast: true }),
  );
  expect(result.current.items).toEqual(['a', 'b', 'c']);
  expect(result.current.hasNextPage).toBe(false);
});

test('[LIST-01] a list that failed says why, and starts again when asked', async () => {
  const fetchPage = vi.fn<(index: number) => Promise<Page>>().mockRejectedValueOnce(new Error('No answer.'));
  fetchPage.mockResolvedValue({ items: ['a'], isLast: true });
  const result = renderList(fetchPage);
  await waitFor(() => expect(result.current.failure).toBe('No answer.'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.items).toEqual(['a']));
  expect(result.current.failure).toBeUndefined();
  expect(fetchPage.mock.calls).toEqual([[1], [1]]);
});
