import { fireEvent, render, screen } from '@testing-library/react';
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

async function open({ isOwn = true, fields = {}, poster }: Partial<Opened> = {}) {
  const stored = buildVideo(buildContestant(), { event_type: 1, ...fields });
  vi.spyOn(publicVideos, 'fetchVideo').mockResolvedValue(parseVideo(stored.id, stored));
  vi.spyOn(posters, 'usePoster').mockReturnValue(poster as HTMLImageElement | undefined);
  const page = render(
    <MemoryRouter>
      <QueryProvider>
        <RideCardDialog video={{ ...stored, video_id: stored.id }} isOwn={isOwn} onClose={() => undefined} />
      </QueryProvider>
    </MemoryRouter>,
  );
  await screen.findByText('Make video');
  return page;
}

interface Opened {
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
