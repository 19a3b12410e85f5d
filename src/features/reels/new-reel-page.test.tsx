import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { maxListedRides, maxReelRides } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { listedRidesQuery } from '#src/queries/reel-queries.ts';
import NewReelPage from './new-reel-page.tsx';

test('a title that was typed stays when its first ride cannot be loaded again', async () => {
  vi.spyOn(publicVideos, 'fetchVideoPage').mockResolvedValue({ videos: [], nextCursor: undefined });
  useSessionStore.setState(sessionStates.signedIn, true);
  const ride = parseVideo('ride', buildVideo(buildContestant()));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(videoQuery(ride.id).queryKey, ride);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/reels/new?ride=${ride.id}`]}>
        <NewReelPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  fireEvent.input(title, { target: { value: 'The season' } });
  vi.spyOn(publicVideos, 'fetchVideo').mockRejectedValue(new DataError('offline'));
  await act(() => client.refetchQueries());
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('The season');
});

test('[RES-05] more rides than a reel has can be chosen for a result list', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const rides = Array.from({ length: maxReelRides + 1 }, (_, index) => {
    const stored = buildVideo(buildContestant(), { title: `Ride ${index}` });
    return parseVideo(stored.id, stored);
  });
  const [more, ...listed] = rides;
  vi.spyOn(publicVideos, 'fetchVideoPage').mockResolvedValue({ videos: [more!], nextCursor: undefined });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ids = listed.map(({ id }) => id);
  client.setQueryData(listedRidesQuery(ids).queryKey, listed);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/reels/new?results=${ids.join(',')}`]}>
        <NewReelPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText('Add rides'));
  expect(await screen.findByText(`${maxReelRides} of ${maxListedRides} chosen`)).toBeTruthy();
  const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(checkbox.disabled).toBe(false);
});
