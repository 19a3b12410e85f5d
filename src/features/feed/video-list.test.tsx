import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import { CardActionsContext } from './card-actions-context.ts';
import { VideoList } from './video-list.tsx';

const scroll = vi.hoisted(() => ({ loadMore: () => {} }));
vi.mock('#src/lib/use-infinite-scroll.ts', () => ({
  useIsNearScreen: () => false,
  useInfiniteScroll: ({ onLoadMore }: { onLoadMore: () => void }) => {
    scroll.loadMore = onLoadMore;
    return { current: null };
  },
}));

const rider = buildContestant();
const rides = Array.from({ length: 6 }, (_, index) => buildVideo(rider, { title: `Ride ${index}` }));

const filter: VideoFilter = { kind: 'all' };
const sizes = { first: 2, next: 2 };

/** The titles of the cards that have rendered, in this order. */
let rendered: string[];
const cardActions = {
  renderSaveButton: ({ title }: Pick<Video, 'title'>) => {
    rendered.push(title);
    return null;
  },
  renderOptions: () => null,
};

beforeEach(() => {
  rendered = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  stubViewCounts();
  vi.spyOn(publicVideos, 'fetchVideoPage').mockImplementation((_filter, size, after) => {
    const start = after ? Number(after.lastVideoId) : 0;
    const end = start + size;
    const nextCursor = end < rides.length ? { lastVideoId: String(end) } : undefined;
    return Promise.resolve({ videos: rides.slice(start, end), nextCursor });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  { shownName: rides[0]?.user_name ?? '', toShown: undefined },
  { shownName: 'A new name', toShown: (video: Video) => ({ ...video, user_name: 'A new name' }) },
])('cards do not render again when the list grows: $shownName', async ({ shownName, toShown }) => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CardActionsContext value={cardActions}>
          {/* Pages pass a new function each time they render. */}
          <VideoList
            filter={filter}
            sizes={sizes}
            emptyState={null}
            toShown={toShown && ((video) => toShown(video))}
          />
        </CardActionsContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('article', { name: 'Ride 1' });
  act(() => scroll.loadMore());
  await screen.findByRole('article', { name: 'Ride 3' });
  act(() => scroll.loadMore());
  await screen.findByRole('article', { name: 'Ride 5' });
  expect(rendered).toEqual(rides.map(({ title }) => title));
  // Who rides and who posted it.
  expect(screen.getAllByRole('link', { name: shownName })).toHaveLength(12);
});
