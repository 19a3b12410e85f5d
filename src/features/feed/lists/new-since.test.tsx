import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { beforeEach, expect, test, vi } from 'vitest';
import * as lastSeen from '#src/data/device/last-seen.ts';
import { fetchFollowedVideoPage } from '#src/data/firestore-lite/followed-videos.ts';
import { fetchFollows } from '#src/data/firestore-lite/follows.ts';
import { parseFollows } from '#src/domain/follow.ts';
import { queryKeys } from '#src/queries/query-keys.ts';
import { useNewFollowedRides } from '#src/queries/use-new-followed-rides.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { NewSince } from './new-since.tsx';

vi.mock('#src/data/firestore-lite/followed-videos.ts', () => ({
  fetchFollowedVideoPage: vi.fn<typeof fetchFollowedVideoPage>(),
}));
vi.mock('#src/data/firestore-lite/follows.ts', () => ({ fetchFollows: vi.fn<typeof fetchFollows>() }));

const hour = 3_600_000;
const tuesday = Date.now() - 30 * hour;
const posted = (...times: number[]) => ({
  videos: times.map((time) => ({ ...buildVideo(buildContestant()), created: new Date(time) })),
  nextCursor: undefined,
});

beforeEach(() => {
  vi.spyOn(lastSeen, 'storeLastSeen').mockReset().mockResolvedValue();
  vi.spyOn(lastSeen, 'fetchLastSeen').mockReset().mockResolvedValue(tuesday);
  vi.mocked(fetchFollows)
    .mockReset()
    .mockResolvedValue(parseFollows({ user_ids: ['rider'] }));
  vi.mocked(fetchFollowedVideoPage)
    .mockReset()
    .mockResolvedValue(posted(Date.now(), tuesday + hour, tuesday, tuesday - hour));
});

function Chip() {
  return <p>Following {useNewFollowedRides('fan') || 'nothing'}</p>;
}

function renderBoth(withList = true): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Chip />
      {withList && <NewSince userId="fan" />}
    </QueryClientProvider>,
  );
  return client;
}

test('[NOTE-05] the chip counts what is new since the last visit, of the own account', async () => {
  renderBoth(false);
  await screen.findByText('Following 2');
  expect(lastSeen.fetchLastSeen).toHaveBeenCalledWith('following/fan');
  expect(lastSeen.storeLastSeen).not.toHaveBeenCalled();
});

test("[NOTE-05] one's own rides are not new, also where they fill a page", async () => {
  const own = posted(...Array.from({ length: 10 }, () => Date.now()));
  for (const [index, ride] of own.videos.entries()) ride[index % 2 ? 'user_id' : 'created_by'] = 'fan';
  const cursor = { lastVideoId: 'own' };
  vi.mocked(fetchFollowedVideoPage).mockImplementation((_follows, _size, after) =>
    Promise.resolve(
      after ? posted(tuesday + hour, tuesday + 1, tuesday + 2, tuesday) : { ...own, nextCursor: cursor },
    ),
  );
  renderBoth(false);
  expect(await screen.findByText('Following 3')).toBeTruthy();
});

test('[NOTE-05] the list says since when, becomes the last visit, and the chip is empty', async () => {
  const client = renderBoth();
  const weekday = dayjs(tuesday).format('dddd');
  await screen.findByRole('heading', { name: `New since ${weekday}` });
  expect(screen.getByText('2 rides')).toBeTruthy();
  expect(screen.getByText('Following nothing')).toBeTruthy();
  const [[id, time] = []] = vi.mocked(lastSeen.storeLastSeen).mock.calls;
  expect([id, (time ?? 0) > Date.now() - hour]).toEqual(['following/fan', true]);
  // What is new since this visit is known without a read.
  expect(client.getQueryData(queryKeys.newFollowedRides('fan', time ?? 0))).toBe(0);
});

test('[NOTE-05] before the first visit, and where nobody is followed, nothing is new', async () => {
  vi.mocked(lastSeen.fetchLastSeen).mockResolvedValueOnce(0);
  renderBoth(false);
  await waitFor(() => expect(lastSeen.fetchLastSeen).toHaveBeenCalled());
  expect(fetchFollowedVideoPage).not.toHaveBeenCalled();
  vi.mocked(fetchFollows).mockResolvedValue(parseFollows({}));
  renderBoth(false);
  await waitFor(() => expect(fetchFollows).toHaveBeenCalled());
  expect(fetchFollowedVideoPage).not.toHaveBeenCalled();
});

test.each([
  [9, '9'],
  [10, '9+'],
])('[NOTE-05] %i new rides are %s', async (count, shown) => {
  const times = Array.from({ length: count }, (_, index) => tuesday + hour + index);
  vi.mocked(fetchFollowedVideoPage).mockResolvedValue(posted(...times));
  renderBoth(false);
  expect(await screen.findByText(`Following ${shown}`)).toBeTruthy();
});
