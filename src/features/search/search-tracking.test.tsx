import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import * as analytics from '#src/session/track-event.ts';
import { storeRecentSearches } from '#src/data/device/recent-searches.ts';
import { loadSearch } from '#src/queries/load-search.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import type { CategoryResults } from './category-results.tsx';
import { NoResults } from './no-results.tsx';
import SearchPage from './search-page.tsx';

type CategoryResultsProps = Parameters<typeof CategoryResults>[0];

vi.mock('#src/queries/load-search.ts', () => ({ loadSearch: vi.fn<() => Promise<unknown>>() }));
vi.mock('./category-results.tsx', () => ({
  CategoryResults: ({ category, text }: CategoryResultsProps) => (
    <NoResults category={category} text={text} />
  ),
}));

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

beforeEach(async () => {
  await import('./searched-text.tsx');
  env.search = { url: 'http://search.example', key: 'k' };
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(analytics, 'trackEvent').mockClear();
  vi.mocked(loadSearch).mockReset().mockRejectedValue(new Error('offline'));
  useSessionStore.setState(sessionStates.signedIn, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderSearch(path: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <SearchPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('[SRCH-03, ANA-01] a search is tracked once the text has rested for a second', async () => {
  renderSearch('/search?category=bull-riding');
  type('du');
  await wait(999);
  type('dust ');
  await wait(999);
  expect(analytics.trackEvent).not.toHaveBeenCalled();
  await wait(1);
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'search',
    category: 'bull-riding',
    text: 'dust',
  });
  await wait(5_000);
  expect(analytics.trackEvent).toHaveBeenCalledOnce();
});

test('[SRCH-03, ANA-01] Enter tracks at once, and clearing the text nothing', async () => {
  renderSearch('/search');
  type('dust');
  fireEvent.submit(screen.getByRole('search'));
  expect(analytics.trackEvent).toHaveBeenCalledOnce();
  type('');
  await wait(5_000);
  expect(analytics.trackEvent).toHaveBeenCalledOnce();
});

test.each([
  ['a recent search', '/search', 'dust devil'],
  ['the search of everything', '/search?category=bull-riding&search=dust+devil', 'Search everything'],
])('[SRCH-03, ANA-01] %s is tracked', async (_case, path, link) => {
  storeRecentSearches(sessionStates.signedIn.user.id, ['dust devil']);
  renderSearch(path);
  for (let step = 0; step < 3; step += 1) await wait(0);
  fireEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dust devil');
  await wait(5_000);
  expect(analytics.trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'search',
    category: 'all',
    text: 'dust devil',
  });
});

test('the search client is fetched when the search box gets the focus, and not before', async () => {
  renderSearch('/search');
  await wait(5_000);
  expect(loadSearch).not.toHaveBeenCalled();
  act(() => screen.getByRole('searchbox').focus());
  expect(loadSearch).toHaveBeenCalled();
});
