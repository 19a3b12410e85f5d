import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import type { VideoPage } from '#src/domain/video-filter.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import FeedPage from './feed-page.tsx';
import TopRidesPage from './top-rides-page.tsx';

vi.mock('./video-card-grid.tsx', () => ({ VideoCardGrid: () => null }));
const scroll = vi.hoisted(() => ({ loadMore: () => {} }));
vi.mock('#src/lib/use-infinite-scroll.ts', () => ({
  useIsNearScreen: () => false,
  useInfiniteScroll: ({ onLoadMore }: { onLoadMore: () => void }) => {
    scroll.loadMore = onLoadMore;
    return { current: null };
  },
}));

/** As long as the list has a next page. */
const page = { videos: [], nextCursor: {} } as unknown as VideoPage;

let fetchPage: MockInstance<typeof publicVideos.fetchVideoPage>;

beforeEach(() => {
  useSessionStore.setState(sessionStates.signedIn, true);
  fetchPage = vi.spyOn(publicVideos, 'fetchVideoPage').mockClear().mockResolvedValue(page);
});

async function loadPages(element: ReactElement, count: number) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>
    </MemoryRouter>,
  );
  for (let loaded = 1; loaded <= count; loaded++) {
    await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(loaded));
    act(() => scroll.loadMore());
  }
  return fetchPage.mock.calls.slice(0, count).map(([filter, size]) => ({ filter, size }));
}

test('[FEED-01] the feed loads all rides: first 6, then 4 at a time', async () => {
  const filter = { kind: 'all' };
  expect(await loadPages(<FeedPage />, 3)).toEqual([
    { filter, size: 6 },
    { filter, size: 4 },
    { filter, size: 4 },
  ]);
});

test('[FEED-02] Top Rides loads rides of the week, 6 at a time', async () => {
  const filter = { kind: 'ride-of-the-week' };
  expect(await loadPages(<TopRidesPage />, 3)).toEqual([
    { filter, size: 6 },
    { filter, size: 6 },
    { filter, size: 6 },
  ]);
});
