import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparePath } from '#src/config/record-links.ts';
import * as publicVideos from '#src/data/firestore-rest/public-videos.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { queryClient, QueryProvider } from '#src/session/query-provider.tsx';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { OtherRideDialog } from './other-ride-dialog.tsx';

const owner = buildContractor();
const rider = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const hank = buildContestant({ first_name: 'Hank', last_name: 'Delacroix' });
const [devil, train] = ['Dust Devil', 'Night Train'].map((name) => buildBull(owner, { name }));
const day = 1_778_889_600;
const build = (title: string, fields: Parameters<typeof buildVideo>[1] = {}): Video => {
  const stored = buildVideo(owner, {
    ...{
      title,
      animal: devil!,
      contestants: [rider],
      event_type: 1,
      ride_start: 1,
      ride_end: 9,
      event_date: day,
    },
    ...fields,
  });
  return parseVideo(stored.id, stored);
};
const left = build('Cheyenne');
const right = build('Cowtown', { score: 0, ride_end: 6.2, event_date: day - 86_400 });
const older = build('Miles City', { score: 85, event_date: day - 2 * 86_400 });
const elsewhere = build('San Antonio', {
  animal: train!,
  score: 91.25,
  ride_start: null,
  event_date: day - 3e6,
});
const ofHank = build('Pendleton', { contestants: [hank], score: 88.5, event_date: day - 4e6 });

const search = `?left=${left.video_id}&right=${right.video_id}&left-start=1.5`;
const close = vi.fn<() => void>();
const fetchPage = vi.spyOn(publicVideos, 'fetchVideoPage');

function open() {
  render(
    <MemoryRouter initialEntries={[comparePath(left.video_id, right.video_id)]}>
      <QueryProvider>
        <OtherRideDialog left={left} right={right} search={search} onClose={close} />
      </QueryProvider>
    </MemoryRouter>,
  );
}
const hidden = true;

beforeEach(() => queryClient.clear());
afterEach(() => vi.clearAllMocks());

test('[BESIDE-03] another ride is chosen from those of the rider and of the animal, in three groups', async () => {
  fetchPage.mockImplementation(({ kind }) =>
    Promise.resolve({
      videos: kind === 'of-rider' ? [left, right, older, elsewhere] : [ofHank, right, left],
      nextCursor: undefined,
    }),
  );
  open();
  const groups = await screen.findAllByRole('region', { hidden });
  expect(fetchPage.mock.calls.map(([filter, count]) => [filter.kind, count])).toEqual([
    ['of-rider', 20],
    ['of-animal', 20],
  ]);
  const listed = groups.map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('link', { hidden })
      .map(({ textContent }) => textContent),
  ]);
  expect(listed).toEqual([
    ['Cody Latham on Dust Devil', 'CowtownMay 15, 2026Off 5.2 s', 'Miles CityMay 14, 202685'],
    ['Cody Latham · Bull Riding', 'San AntonioNight Train · April 11, 2026 · The gate is not marked91.25'],
    ['Others on Dust Devil', 'PendletonHank Delacroix · March 30, 202688.5'],
  ]);
  const links = screen.getAllByRole('link', { hidden });
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
  expect(links[1]?.getAttribute('href')).toBe(`${comparePath(left.video_id, older.video_id)}&left-start=1.5`);
  links[1]?.click();
  expect(close).toHaveBeenCalledOnce();
});

test('a ride without others says so, and the dialog closes', async () => {
  fetchPage.mockResolvedValue({ videos: [left], nextCursor: undefined });
  open();
  expect(await screen.findByText('There is no other ride of this rider or animal yet.')).toBeDefined();
  screen.getByRole('button', { name: 'Close', hidden }).click();
  expect(close).toHaveBeenCalledOnce();
});

test.each(['of-rider', 'of-animal'])(
  'where the list %s fails, the lists are asked for again',
  async (failing) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchPage.mockImplementation(({ kind }) =>
      kind === failing
        ? Promise.reject(new Error('No line.'))
        : Promise.resolve({ videos: [], nextCursor: undefined }),
    );
    open();
    const again = await screen.findByRole('button', { name: 'Try again', hidden }, { timeout: 10_000 });
    fetchPage.mockResolvedValue({ videos: [older], nextCursor: undefined });
    again.click();
    expect(await screen.findByText('Miles City')).toBeDefined();
  },
);
