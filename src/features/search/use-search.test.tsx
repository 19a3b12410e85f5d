import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { allCategories } from '#src/domain/search.ts';
import { understandText } from '#src/domain/search-words/understand-text.ts';
import { useSearch } from './use-search.ts';

const { search } = vi.hoisted(() => ({ search: vi.fn<() => Promise<unknown>>() }));
const searches = { searchAnimals: search, searchPeople: search, searchReels: search, searchVideos: search };
vi.mock('#src/queries/load-search.ts', () => ({ loadSearch: () => Promise.resolve(searches) }));
vi.mock('#src/lib/log.ts');

test('results stay on the page when a refresh fails', async () => {
  search.mockResolvedValue({ items: [], total: 0 });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const params = {
    config: { url: '', key: '' },
    category: allCategories,
    text: 'dust',
    understood: understandText('dust'),
  };
  const { result } = renderHook(() => useSearch(params), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(result.current.videos.isAnswered).toBe(true));
  search.mockRejectedValue(new DataError('offline'));
  await act(async () => {
    await client.refetchQueries();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.videos).toMatchObject({ results: { items: [], total: 0 }, isError: false });
});
