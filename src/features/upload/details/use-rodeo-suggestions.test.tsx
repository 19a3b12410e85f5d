import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import type { NamedRodeo } from '#src/domain/rodeo.ts';
import { useRodeoSuggestions } from './use-rodeo-suggestions.ts';

const searchRodeoRides = vi.hoisted(() => vi.fn<() => Promise<NamedRodeo[]>>());
vi.mock('#src/data/search/search-request.ts', () => ({ searchRodeoRides }));
vi.mock('#src/data/firestore-rest/public-videos.ts', () => ({
  fetchVideoPage: () => Promise.resolve({ videos: [] }),
}));

const cheyenne = { title: 'Cheyenne Frontier Days', location: 'Cheyenne, WY', event_date: 0 };

beforeEach(() => {
  env.search = { url: 'http://search.example', key: 'k' };
  searchRodeoRides.mockReset().mockResolvedValue([cheyenne, { ...cheyenne }]);
});

function renderSuggestions(text: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook((typed: string) => useRodeoSuggestions('june', typed), { initialProps: text, wrapper });
}

test('[UPL-06] two letters offer rodeos that others have posted rides of, each once', async () => {
  const { result, rerender } = renderSuggestions('c');
  expect(result.current).toEqual([]);
  rerender('ch');
  await waitFor(() => expect(result.current.map(({ title }) => title)).toEqual(['Cheyenne Frontier Days']));
  expect(searchRodeoRides).toHaveBeenCalledExactlyOnceWith(
    env.search,
    expect.objectContaining({ text: 'ch' }),
  );
});

test('a search that fails offers none', async () => {
  searchRodeoRides.mockRejectedValue(new Error('Offline.'));
  const { result } = renderSuggestions('ch');
  await waitFor(() => expect(searchRodeoRides).toHaveBeenCalled());
  expect(result.current).toEqual([]);
});
