import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as notifications from '#src/data/firestore-lite/notifications.ts';
import * as pushChoice from '#src/data/firestore-lite/push-choice.ts';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import * as lastSeen from '#src/data/device/last-seen.ts';
import { DataError } from '#src/data/data-error.ts';
import { alertTypes, parseNotification } from '#src/domain/notification.ts';
import { parsePushChoice } from '#src/domain/push.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { NotificationList } from './notification-list.tsx';

let reachEnd: () => void;

beforeEach(() => {
  useSessionStore.setState(sessionStates.signedIn, true);
  vi.spyOn(lastSeen, 'storeLastSeen').mockResolvedValue();
  vi.spyOn(notifications, 'fetchNotifications').mockReset();
  vi.spyOn(pushChoice, 'fetchPushChoice').mockResolvedValue(parsePushChoice({}));
  vi.spyOn(publicReels, 'fetchReelRides').mockReset().mockResolvedValue([]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        reachEnd = () => {};
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const buildPage = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) =>
    parseNotification(`n${from - index}`, {
      message_string: `Message ${from - index}`,
      timestamp: new Date((from - index) * 1000),
    }),
  );

/** @returns shows the list with other newest ones */
function renderList(first: ReturnType<typeof buildPage>, profileId = 'june') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const createList = (newest: typeof first) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/notifications']}>
        <NotificationList
          profileId={profileId}
          newest={newest}
          lastSeen={Infinity}
          SwitchBackButton={() => null}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(createList(first));
  return (newest: typeof first) => rerender(createList(newest));
}

test('[PUSH-03] kinds that the person leaves out are not listed', async () => {
  vi.mocked(pushChoice.fetchPushChoice).mockResolvedValue(parsePushChoice({ hidden: ['hats', 'access'] }));
  const [one, two, three] = buildPage(3, 1);
  renderList([
    { ...one!, alert_type: alertTypes.hatTipped },
    { ...two!, alert_type: alertTypes.taggedInVideo },
    { ...three!, alert_type: alertTypes.editedForOwner },
  ]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByText('Message 2')).toBeTruthy();
});

test('[PUSH-03] what the person leaves out of their own list, those of accounts that they act for show', async () => {
  useSessionStore.setState(sessionStates.acting, true);
  const fetchChoice = vi.mocked(pushChoice.fetchPushChoice);
  fetchChoice.mockReset().mockResolvedValue(parsePushChoice({ hidden: ['hats'] }));
  renderList([{ ...buildPage(1, 1)[0]!, alert_type: alertTypes.hatTipped }], 'ranch');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Message 1')).toBeTruthy();
  expect(fetchChoice).not.toHaveBeenCalled();
});

const getTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('[NOTE-01] more notifications than one page', () => {
  test('load at the end of the list, until there are no more', async () => {
    vi.mocked(notifications.fetchNotifications)
      .mockResolvedValueOnce(buildPage(41, 22))
      .mockResolvedValueOnce(buildPage(22, 4));
    renderList(buildPage(60, 41));
    expect(notifications.fetchNotifications).not.toHaveBeenCalled();
    for (const [until, oldest, count] of [
      [41, 22, 39],
      [22, 4, 57],
    ] as const) {
      act(() => reachEnd());
      expect(notifications.fetchNotifications).toHaveBeenLastCalledWith('june', new Date(until * 1000));
      await screen.findByText(`Message ${oldest}`);
      expect(screen.getAllByRole('listitem')).toHaveLength(count);
    }
    act(() => reachEnd());
    expect(notifications.fetchNotifications).toHaveBeenCalledTimes(2);
  });

  test('[NOTE-04] name the rodeo, the animal and the result of their rides, read in one request for a page', async () => {
    const rider = buildContestant({ first_name: 'Ana', last_name: 'Ruiz' });
    const bull = buildBull(rider, { name: 'Dust Devil' });
    const rides = [85, 0].map((score) =>
      buildVideo(rider, { animal: bull, contestants: [rider], title: 'Caldwell', score }),
    );
    const fetchRides = vi.mocked(publicReels.fetchReelRides).mockResolvedValue(rides);
    const [one, other, gone, plain] = buildPage(4, 1);
    renderList([
      { ...one!, video_id: rides[0]!.id },
      { ...other!, video_id: rides[1]!.id },
      { ...gone!, video_id: 'gone' },
      plain!,
    ]);
    await screen.findByText('Ana Ruiz · 85 on Dust Devil · Caldwell');
    const texts = getTexts();
    expect(texts[1]).toContain('Ana Ruiz · bucked off by Dust Devil · Caldwell');
    expect(texts.slice(2).join()).not.toContain('Caldwell');
    expect(fetchRides).toHaveBeenCalledExactlyOnceWith({ videos: [rides[0]!.id, rides[1]!.id, 'gone'] });
  });

  test('[NOTE-04] the ride is named of one that comes while the list is open', async () => {
    const rider = buildContestant({ first_name: 'Ana', last_name: 'Ruiz' });
    const bull = buildBull(rider, { name: 'Dust Devil' });
    const ride = buildVideo(rider, { animal: bull, contestants: [rider], title: 'Caldwell', score: 85 });
    const fetchRides = vi.mocked(publicReels.fetchReelRides).mockResolvedValue([ride]);
    const [latest, one, ...plain] = buildPage(4, 1);
    const first = [{ ...one!, video_id: 'first' }, ...plain];
    const show = renderList(first);
    // The subscription brings what is shown already.
    show([...first]);
    show([{ ...latest!, video_id: ride.id }, ...first]);
    expect(await screen.findByText('Ana Ruiz · 85 on Dust Devil · Caldwell')).toBeDefined();
    expect(fetchRides.mock.calls).toEqual([[{ videos: ['first'] }], [{ videos: [ride.id] }]]);
  });

  test('[NOTE-04] the rides of the next page are read once it is loaded, without those that are there', async () => {
    const fetchRides = vi.mocked(publicReels.fetchReelRides);
    const aboutRide = (page: ReturnType<typeof buildPage>) =>
      page.map((each) => ({ ...each, video_id: `ride of ${each.id}` }));
    vi.mocked(notifications.fetchNotifications).mockResolvedValueOnce(aboutRide(buildPage(41, 40)));
    const first = aboutRide(buildPage(60, 41));
    renderList(first);
    const firstRides = { videos: first.map(({ video_id }) => video_id) };
    await vi.waitFor(() => expect(fetchRides).toHaveBeenCalledExactlyOnceWith(firstRides));
    act(() => reachEnd());
    await screen.findByText('Message 40');
    expect(fetchRides.mock.calls.slice(1)).toEqual([[{ videos: ['ride of n40'] }]]);
  });

  test('[NOTE-04] of a ride that was deleted or taken down, and of an unknown kind, the stored text stays', async () => {
    const [deleted, takenDown, unknown] = buildPage(3, 1);
    renderList([
      {
        ...{ ...deleted!, alert_type: alertTypes.taggedInVideo, video_id: 'deleted', actor_id: 'ana' },
        message_string: 'Ana Ruiz tagged you in a video.',
      },
      {
        ...{ ...takenDown!, alert_type: alertTypes.takenDown },
        message_string: 'We took down your video Caldwell.',
      },
      { ...unknown!, alert_type: 99, video_id: 'unknown', message_string: 'Ana Ruiz waved at Caldwell.' },
    ]);
    await screen.findByText('Ana Ruiz', { selector: 'a' });
    expect(getTexts().map((text) => text?.replace(/\d+ years ago$/, ''))).toEqual([
      'Ana Ruiz tagged you in a video.',
      'We took down your video Caldwell.',
      'Ana Ruiz waved at Caldwell.',
    ]);
  });

  test('[NOTE-01] an older one, which names nobody by id, leads to nobody', async () => {
    const [old] = buildPage(1, 1);
    const message_string = 'Ana Ruiz accepted your invite.';
    renderList([{ ...old!, message_string, alert_type: alertTypes.inviteAccepted }]);
    expect(getTexts()[0]).toContain(message_string);
    expect(screen.queryByRole('link', { name: 'Ana Ruiz' })).toBeNull();
  });

  test('a failure is shown, with a way to try again', async () => {
    vi.mocked(notifications.fetchNotifications)
      .mockRejectedValueOnce(new DataError('offline'))
      .mockResolvedValueOnce(buildPage(41, 30));
    renderList(buildPage(60, 41));
    act(() => reachEnd());
    await screen.findByText("We couldn't load the rest of the notifications.");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Message 30');
    expect(screen.queryByText(/couldn't load/)).toBeNull();
  });
});
