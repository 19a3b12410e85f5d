import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as moderation from '#src/data/firestore/moderation.ts';
import type * as publicVideos from '#src/data/public/videos.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { RidesOfTheWeek } from './rides-of-the-week.tsx';

const gateway = vi.hoisted(() => ({
  setRideOfTheWeek: vi.fn<typeof moderation.setRideOfTheWeek>(),
}));
const videos = vi.hoisted(() => ({
  fetchVideo: vi.fn<typeof publicVideos.fetchVideo>(),
  fetchVideoPage: vi.fn<typeof publicVideos.fetchVideoPage>(),
}));
vi.mock('#src/data/firestore/moderation.ts', () => gateway);
vi.mock('#src/data/public/videos.ts', () => videos);

const ride = parseVideo('ride', { title: 'Elko' });
let chosen: Video[];

beforeEach(() => {
  chosen = [parseVideo('first', { title: 'Reno', ride_of_the_week: true })];
  gateway.setRideOfTheWeek.mockReset().mockImplementation((id, isChosen) => {
    chosen = isChosen ? [...chosen, ride] : chosen.filter((video) => video.id !== id);
    return Promise.resolve();
  });
  videos.fetchVideo.mockReset().mockResolvedValue(ride);
  videos.fetchVideoPage.mockImplementation(() => Promise.resolve({ videos: chosen, nextCursor: undefined }));
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState(sessionStates.signedIn, true);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RidesOfTheWeek />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

function choose(link: string) {
  fireEvent.change(screen.getByLabelText('Link to the ride'), { target: { value: link } });
  fireEvent.click(screen.getByRole('button', { name: 'Add ride' }));
}

const findError = async () => (await screen.findByRole('alert')).textContent;
const getAlerts = () => useAlertsStore.getState().alerts.map(({ message }) => message);

test('a ride is added by its link', async () => {
  choose('https://rodeo.example/video/ride');
  expect(await screen.findByRole('button', { name: 'Remove Elko' })).toBeTruthy();
  expect(gateway.setRideOfTheWeek).toHaveBeenCalledExactlyOnceWith('ride', true, 'june');
  expect(getAlerts()).toEqual(['“Elko” is in Top Rides now.']);
  expect(screen.getByLabelText<HTMLInputElement>('Link to the ride').value).toBe('');
});

test('a ride is removed', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Reno' }));
  expect(await screen.findByRole('heading', { name: 'No rides of the week' })).toBeTruthy();
  expect(gateway.setRideOfTheWeek).toHaveBeenCalledExactlyOnceWith('first', false, 'june');
});

test('what is wrong with a link is said at the field', async () => {
  choose('https://rodeo.example/feed');
  expect(await findError()).toBe("That isn't a link to a ride.");
  videos.fetchVideo.mockResolvedValueOnce(undefined);
  choose('gone');
  await waitFor(async () => expect(await findError()).toBe("We couldn't find that ride."));
  videos.fetchVideo.mockResolvedValueOnce({ ...ride, ride_of_the_week: true });
  choose('chosen');
  await waitFor(async () => expect(await findError()).toBe('That ride is in Top Rides already.'));
  expect(gateway.setRideOfTheWeek).not.toHaveBeenCalled();
});

test('a refused change is reported, and the link stays', async () => {
  gateway.setRideOfTheWeek.mockRejectedValue(new DataError('not-allowed'));
  choose('ride');
  await waitFor(() => expect(getAlerts()[0]).toContain("You don't have permission"));
  expect(screen.getByLabelText<HTMLInputElement>('Link to the ride').value).toBe('ride');
});
