import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { parseVideo } from '#src/domain/video.ts';
import { queryClient, QueryProvider } from '#src/session/query-provider.tsx';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import type * as Cards from './make-ride-card.ts';
import { RideCardDialog } from './ride-card-dialog.tsx';
import * as posters from './use-poster.ts';

const makeRideCard = vi.hoisted(() => vi.fn<typeof Cards.makeRideCard>());
vi.mock('./card-preview.tsx', () => ({ CardPreview: () => null }));
vi.mock('./make-ride-card.ts', () => ({ makeRideCard }));

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

const onClose = vi.fn<() => void>();

async function open({ isOwn = true, fields = {}, poster, text = 'Make video' }: Partial<Opened> = {}) {
  const stored = buildVideo(buildContestant(), { event_type: 1, ...fields });
  vi.spyOn(publicVideos, 'fetchVideo').mockResolvedValue(parseVideo(stored.id, stored));
  vi.spyOn(posters, 'usePoster').mockReturnValue(poster as HTMLImageElement | undefined);
  const page = render(
    <MemoryRouter>
      <QueryProvider>
        <RideCardDialog video={{ ...stored, video_id: stored.id }} isOwn={isOwn} onClose={onClose} />
      </QueryProvider>
    </MemoryRouter>,
  );
  await screen.findByText(text);
  return page;
}

interface Opened {
  /** Shown once it is open. */
  text: string;
  isOwn: boolean;
  fields: Parameters<typeof buildVideo>[1];
  poster: { naturalWidth: number; naturalHeight: number };
}

test.each([
  [true, 1],
  [false, 0],
])('[CARD-03] who can mark the gate is led there, and nobody else (%s)', async (isOwn, count) => {
  await open({ isOwn, fields: { ride_start: null, ride_end: null } });
  expect(screen.getByText(/the gate isn't marked/)).toBeTruthy();
  expect(screen.queryAllByText('Mark the gate')).toHaveLength(count);
});

test('[CARD-05] that an upright clip fills it is said of the story alone', async () => {
  await open({ poster: { naturalWidth: 90, naturalHeight: 160 } });
  expect(screen.getByText('This video is upright, so it fills the story.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Square'));
  expect(screen.queryByText('This video is upright, so it fills the story.')).toBeNull();
});

test('[CARD-06] who leaves the page cancels the card', async () => {
  makeRideCard.mockReturnValue(new Promise(() => {}));
  const { unmount } = await open();
  fireEvent.click(screen.getByText('Make video'));
  await vi.waitFor(() => expect(makeRideCard).toHaveBeenCalledOnce());
  const signal = makeRideCard.mock.lastCall?.[3].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('[CARD-06] a click beside the dialog closes it, but not while the card is made', async () => {
  makeRideCard.mockReturnValue(new Promise(() => {}));
  onClose.mockReset();
  await open();
  const dismiss = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByText('Make video'));
  // Nor does the browser close it.
  expect(dismiss()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Cancel'));
  dismiss();
  expect(onClose).toHaveBeenCalledOnce();
});

test('[CARD-06] how long it takes is said once that can be told', async () => {
  makeRideCard.mockReset().mockReturnValue(new Promise(() => {}));
  await open();
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  fireEvent.click(screen.getByText('Make video'));
  await vi.waitFor(() => expect(makeRideCard).toHaveBeenCalledOnce());
  now.mockReturnValue(10_000);
  const report = (progress: number) => {
    act(() => makeRideCard.mock.lastCall?.[3].onProgress(progress));
    return screen.queryByText(/left$/)?.textContent;
  };
  expect([report(0.1), report(0.25), report(0.5)]).toEqual([
    undefined,
    'about 30 seconds left',
    'about 10 seconds left',
  ]);
});

test('[HARD-04] of a ride that was marked as hard to watch meanwhile, no card is offered', async () => {
  await open({
    fields: { hard_to_watch: true },
    text: 'This ride is hard to watch, so it has no card.',
  });
  expect(screen.queryByText('Make video')).toBeNull();
});
