import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { allCategories } from '#src/domain/search.ts';
import { reportError } from '#src/lib/log.ts';
import { peopleSearchQuery } from './search-queries.ts';

const load = vi.hoisted(() => vi.fn<() => Promise<void>>());
const searchPeople = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#src/data/search/search-request.ts', async () => {
  await load();
  return { searchPeople };
});
vi.mock('#src/lib/log.ts');

const search = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const params = { config: { url: '', key: '' }, category: allCategories, text: 'dust' };
  return client.fetchQuery(peopleSearchQuery(params));
};

beforeEach(() => {
  load.mockReset();
  searchPeople.mockReset().mockResolvedValue({ items: [], total: 0 });
});

test('a search whose client cannot be loaded fails and is reported', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  await expect(search()).rejects.toThrow(DataError);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(DataError), 'The search for people failed');
});

test('a search waits for the search client', async () => {
  let arrive: () => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const results = search();
  await vi.waitFor(() => expect(load).toHaveReturned());
  expect(searchPeople).not.toHaveBeenCalled();
  arrive();
  await expect(results).resolves.toEqual({ items: [], total: 0 });
});
