import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type * as rideGateway from '#src/data/firestore-lite/ride-pages.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import InsightsPage from './insights-page.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase: {}, emulators: {} }));

const gateway = vi.hoisted(() => ({ fetchRidePage: vi.fn<typeof rideGateway.fetchRidePage>() }));
vi.mock('#src/data/firestore-rest/ride-records.ts', () => ({
  fetchRecordedRides: () => Promise.resolve(undefined),
}));
vi.mock('#src/data/firestore-lite/ride-pages.ts', () => gateway);
vi.mock('#src/data/realtime-database/view-counts.ts', () => ({ fetchViewCount: () => Promise.resolve(0) }));

test('reads at most 500 rides, and says so', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  gateway.fetchRidePage.mockImplementation((_filter, _size, after) => {
    const number = Number(after?.lastVideoId ?? 0) + 1;
    const videos = ['a', 'b', 'c'].map((id) => parseVideo(`${id}${number}`, { event_type: 1 }));
    return Promise.resolve({ videos, nextCursor: { lastVideoId: String(number) } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InsightsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^Views until now of the latest 75 rides/)).toBeTruthy();
  expect(gateway.fetchRidePage).toHaveBeenCalledTimes(25);
  expect(gateway.fetchRidePage).toHaveBeenCalledWith(
    { kind: 'of-account', accountId: sessionStates.signedIn.own.id },
    20,
    undefined,
  );
});
