import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparePath } from '#src/config/record-links.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { queryClient, QueryProvider } from '#src/session/query-provider.tsx';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { BesideLine } from './beside-line.tsx';

const owner = buildContractor();
const [rider, other] = [
  buildContestant({ first_name: 'Cody', last_name: 'Latham' }),
  buildContestant({ first_name: 'Hank', last_name: 'Delacroix' }),
];
const bull = buildBull(owner, { name: 'Dust Devil' });
const build = (fields: Parameters<typeof buildVideo>[1]): Video => {
  const stored = buildVideo(owner, {
    ...{ animal: bull, contestants: [rider], event_type: 1, ride_start: 1, ride_end: 9 },
    ...fields,
  });
  return parseVideo(stored.id, stored);
};
const ride = build({ score: 88.5 });
const milesCity = { title: 'Bucking Horse Sale', location: 'Miles City, MT', event_date: 1_778_889_600 };
const own = build({ ...milesCity, score: 85 });
const buckOff = build({ ...milesCity, contestants: [other], score: 0 });

const renderLine = () =>
  render(
    <MemoryRouter>
      <QueryProvider>
        <BesideLine video={ride} />
      </QueryProvider>
    </MemoryRouter>,
  );

/** @param rides of the animal; the rider has only the one that has ended */
async function show(rides: Video[], reader?: string) {
  vi.spyOn(publicVideos, 'fetchVideoPage').mockImplementation(({ kind }) =>
    Promise.resolve({ videos: kind === 'of-animal' ? rides : [ride], nextCursor: undefined }),
  );
  useSessionStore.setState(
    (reader
      ? { status: 'signed-in', user: { id: reader }, selected: { id: reader } }
      : { status: 'signed-out' }) as SessionState,
  );
  renderLine();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

beforeEach(() => queryClient.clear());
afterEach(() => useSessionStore.setState({ status: 'signed-out' } as SessionState));

test.each([
  ['its rider', rider.id, 'Against your 85 in Miles City'],
  ['a fan', 'fan', 'Against the 85 in Miles City'],
  ['a visitor', undefined, 'Against the 85 in Miles City'],
])('[BESIDE-01] %s can hold the last ride on the animal beside it', async (_who, reader, words) => {
  await show([own, buckOff], reader);
  const link = await screen.findByRole('link');
  expect(within(link).getByText(words)).toBeDefined();
  expect(within(link).getByText('Dust Devil · May 16, 2026')).toBeDefined();
  expect(link.getAttribute('href')).toBe(comparePath(ride.video_id, own.video_id));
});

test('[BESIDE-01] the ride of another rider says whose it is, and a ride without a place where', async () => {
  await show([{ ...buckOff, location: '' }]);
  const link = within(await screen.findByRole('link'));
  expect(link.getByText('Against the buck-off in Bucking Horse Sale')).toBeDefined();
  expect(link.getByText('Hank Delacroix · Dust Devil · May 16, 2026')).toBeDefined();
});

test('[BESIDE-01] the line waits for all rides among which is the best', async () => {
  vi.spyOn(publicVideos, 'fetchVideoPage').mockImplementation(({ kind }) =>
    kind === 'of-animal'
      ? Promise.resolve({ videos: [ride, buckOff], nextCursor: undefined })
      : new Promise(() => undefined),
  );
  renderLine();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('link')).toBeNull();
});

test('without another ride there is no line', async () => {
  await show([ride]);
  expect(screen.queryByRole('link')).toBeNull();
});
