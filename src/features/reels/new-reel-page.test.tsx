import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { maxListedRides, maxReelRides, parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { saveForm } from '#tests/support/save-form.ts';
import { listedRidesQuery } from '#src/queries/reel-queries.ts';
import NewReelPage from './new-reel-page.tsx';

const { createReel, updateReel } = vi.hoisted(() => ({
  createReel: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  updateReel: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('#src/data/firestore-lite/reels.ts', () => ({ createReel, updateReel }));

const buildRides = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => {
    const stored = buildVideo(buildContestant(), { title: `Ride ${index}`, ...fields });
    return parseVideo(stored.id, stored);
  });

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {useLocation().pathname}
    </button>
  );
}

/** The form for a result list of rides, which was opened from My Rodeo. */
function openList(listed: ReturnType<typeof buildRides>) {
  useSessionStore.setState(sessionStates.signedIn, true);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ids = listed.map(({ id }) => id);
  client.setQueryData(listedRidesQuery(ids).queryKey, listed);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/my-rodeo', `/reels/new?results=${ids.join(',')}`]}>
        <Routes>
          <Route path="/reels/new" element={<NewReelPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>('Title');
}

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
  const [more, ...listed] = buildRides(maxReelRides + 1);
  vi.spyOn(publicVideos, 'fetchVideoPage').mockResolvedValue({ videos: [more!], nextCursor: undefined });
  await openList(listed);
  fireEvent.click(screen.getByText('Add rides'));
  expect(await screen.findByText(`${maxReelRides} of ${maxListedRides} chosen`)).toBeTruthy();
  const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(checkbox.disabled).toBe(false);
});

test('[RES-05] of a full list, rides can be taken out, and none be added', async () => {
  const [more, ...listed] = buildRides(maxListedRides + 1);
  const videos = [more!, listed[0]!];
  vi.spyOn(publicVideos, 'fetchVideoPage').mockResolvedValue({ videos, nextCursor: undefined });
  await openList(listed);
  fireEvent.click(screen.getByText('Add rides'));
  const dialog = within(document.querySelector('dialog')!);
  const readBoxes = () =>
    dialog
      .queryAllByRole<HTMLInputElement>('checkbox', { hidden: true })
      .map(({ checked, disabled }) => [checked, disabled]);
  await waitFor(() =>
    expect(readBoxes()).toEqual([
      [false, true],
      [true, false],
    ]),
  );
});

test('[RES-06] a rodeo whose name is longer than a title gives it none', async () => {
  const title = await openList(buildRides(1, { title: 'Buck Out '.repeat(10) }));
  expect(title.value).toBe('');
});

test('from a list that was saved, one goes back to before the form', async () => {
  await openList(buildRides(1));
  await saveForm();
  fireEvent.click(await screen.findByText(/^.reels.[^/]+$/));
  expect(screen.getByText('/my-rodeo')).toBeTruthy();
});

test('[RES-06] a list that an attempt has stored, though it failed, is not made again', async () => {
  await openList(buildRides(1));
  createReel.mockClear().mockRejectedValueOnce(new DataError('offline'));
  vi.spyOn(publicReels, 'fetchReel').mockResolvedValue(parseReel('list', {}));
  await saveForm();
  await screen.findByText("We couldn't save the result list");
  await saveForm();
  await screen.findByText(/^.reels.[^/]+$/);
  expect([createReel.mock.calls.length, updateReel.mock.calls.length]).toEqual([1, 1]);
});
