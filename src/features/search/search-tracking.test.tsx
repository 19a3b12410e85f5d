import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import SearchPage from './search-page.tsx';

vi.mock('#src/config/env.ts', () => ({ env: { search: { url: 'http://search.example', key: 'k' } } }));
vi.mock('#src/data/analytics/track-event.ts', () => ({ trackEvent: vi.fn<typeof trackEvent>() }));
vi.mock('./category-results.tsx', () => ({ CategoryResults: () => null }));

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.mocked(trackEvent).mockReset();
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
        <SearchPage VideoGrid={() => null} />
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
  expect(trackEvent).not.toHaveBeenCalled();
  await wait(1);
  expect(trackEvent).toHaveBeenCalledExactlyOnceWith({
    name: 'search',
    category: 'bull-riding',
    text: 'dust',
  });
  await wait(5_000);
  expect(trackEvent).toHaveBeenCalledOnce();
});

test('[SRCH-03, ANA-01] Enter tracks at once, and clearing the text nothing', async () => {
  renderSearch('/search');
  type('dust');
  fireEvent.submit(screen.getByRole('search'));
  expect(trackEvent).toHaveBeenCalledOnce();
  type('');
  await wait(5_000);
  expect(trackEvent).toHaveBeenCalledOnce();
});
