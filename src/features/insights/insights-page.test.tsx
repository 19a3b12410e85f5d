import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import { stubViewCounts } from '#tests/support/stub-view-counts.ts';
import InsightsPage from './insights-page.tsx';

test('reads at most 500 rides, and says so', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  stubViewCounts();
  const { fetchRidePage } = stubRides();
  fetchRidePage.mockImplementation((_filter, _size, after) => {
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
  expect(fetchRidePage).toHaveBeenCalledTimes(25);
  expect(fetchRidePage).toHaveBeenCalledWith(
    { kind: 'of-account', accountId: sessionStates.signedIn.own.id },
    20,
    undefined,
  );
});
