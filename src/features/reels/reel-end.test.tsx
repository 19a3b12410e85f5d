import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPlayerSettings, storePlayerSettings } from '#src/data/device/player-settings.ts';
import { parseReel } from '#src/domain/reel.ts';
import { reelListQuery, reelRideCountQuery } from '#src/queries/reel-queries.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { ReelEnd } from './reel-end.tsx';

/** Of one ride each, the newest first; those of the second are gone. */
const reels = ['newest', 'gone', 'oldest'].map((id) =>
  parseReel(id, { title: `The ${id}`, user_id: 'owner', videos: [`ride of ${id}`] }),
);

const Address = () => <output>{useLocation().pathname}</output>;

/** At the end of one of them, with Autoplay or without. */
function end(index: number, playsNext: boolean) {
  storePlayerSettings({ ...readPlayerSettings(), playsNext });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const pages = [{ reels, nextPosition: undefined }];
  client.setQueryData(reelListQuery('owner').queryKey, { pages, pageParams: [undefined] });
  for (const reel of reels)
    client.setQueryData(reelRideCountQuery(reel).queryKey, reel.id === 'gone' ? 0 : 1);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReelEnd reel={reels[index]!} onReplay={() => undefined} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function wait() {
  for (let second = 0; second < 6; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}
const readAddress = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  useSessionStore.setState(sessionStates.signedIn, true);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each([
  [0, 'The oldest', '/reels/oldest'],
  [1, 'The oldest', '/reels/oldest'],
  [2, 'The newest', '/reels/newest'],
])(
  '[PLY-16] after reel %i comes %s, and begins by itself: those without rides are left out',
  async (index, title, path) => {
    end(index, true);
    expect(screen.getByText(title)).toBeTruthy();
    await wait();
    expect(readAddress()).toBe(path);
  },
);

test('[PLY-16] where Autoplay is off, the next reel waits for a tap', async () => {
  end(0, false);
  await wait();
  expect(readAddress()).toBe('/');
  act(() => screen.getByText('Play now').click());
  expect(readAddress()).toBe('/reels/oldest');
});
