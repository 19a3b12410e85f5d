import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNotifications } from '#src/data/firestore/notifications.ts';
import { DataError } from '#src/data/data-error.ts';
import { parseNotification } from '#src/domain/notification.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { NotificationList } from './notification-list.tsx';

vi.mock('#src/data/firestore/notifications.ts', () => ({
  fetchNotifications: vi.fn<() => Promise<unknown[]>>(),
}));
vi.mock('#src/data/storage/file-url.ts', () => ({ thumbnailUrl: () => '' }));
vi.mock('#src/data/device/last-seen.ts', () => ({ storeLastSeen: () => Promise.resolve() }));

let reachEnd: () => void;

beforeEach(() => {
  useSessionStore.setState(sessionStates.signedIn, true);
  vi.mocked(fetchNotifications).mockReset();
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

const buildPage = (from: number, to: number, fields: object = {}) =>
  Array.from({ length: from - to + 1 }, (_, index) =>
    parseNotification(`n${from - index}`, {
      message_string: `Message ${from - index}`,
      timestamp: new Date((from - index) * 1000),
      ...fields,
    }),
  );

function SwitchBackButton({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <button type="button" title={to}>
      {children}
    </button>
  );
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const renderList = (newest: ReturnType<typeof buildPage>) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/notifications']}>
        <Routes>
          <Route
            path="/notifications"
            element={
              <NotificationList
                profileId="june"
                newest={newest}
                lastSeen={Infinity}
                SwitchBackButton={SwitchBackButton}
              />
            }
          />
          <Route path="*" element={<CurrentPath />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('[NOTE-01] more notifications than one page', () => {
  test('load at the end of the list, until there are no more', async () => {
    vi.mocked(fetchNotifications)
      .mockResolvedValueOnce(buildPage(71, 22))
      .mockResolvedValueOnce(buildPage(22, 1));
    renderList(buildPage(120, 71));
    expect(fetchNotifications).not.toHaveBeenCalled();
    for (const [until, oldest, count] of [
      [71, 22, 99],
      [22, 1, 120],
    ] as const) {
      act(() => reachEnd());
      expect(fetchNotifications).toHaveBeenLastCalledWith('june', new Date(until * 1000));
      await screen.findByText(`Message ${oldest}`);
      expect(screen.getAllByRole('listitem')).toHaveLength(count);
    }
    act(() => reachEnd());
    expect(fetchNotifications).toHaveBeenCalledTimes(2);
  });

  test('a failure is shown, with a way to try again', async () => {
    vi.mocked(fetchNotifications)
      .mockRejectedValueOnce(new DataError('offline'))
      .mockResolvedValueOnce(buildPage(71, 60));
    renderList(buildPage(120, 71));
    act(() => reachEnd());
    await screen.findByText("We couldn't load the rest of the notifications.");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Message 60');
    expect(screen.queryByText(/couldn't load/)).toBeNull();
  });
});

describe('[NOTE-02] notifications about access', () => {
  test.each([
    [5, 0],
    [6, 1],
    [3, 2],
    [4, 3],
  ])('type %i opens tab %i, and while acting says of which account', async (alert_type, tab) => {
    const { unmount } = renderList(buildPage(1, 1, { alert_type }));
    expect(screen.queryByText(/your own account/)).toBeNull();
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByText(`/profile/grant-access?tab=${tab}`)).toBeDefined();
    unmount();

    useSessionStore.setState(sessionStates.acting, true);
    renderList(buildPage(1, 1, { alert_type }));
    expect(
      screen.getByText('Opens the lists of your own account, not those of Prairie Ranch.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Switch to June' }).title).toBe(
      `/profile/grant-access?tab=${tab}`,
    );
  });

  test('others do not', () => {
    useSessionStore.setState(sessionStates.acting, true);
    renderList(buildPage(1, 1, { alert_type: 1, video_id: 'ride' }));
    expect(screen.queryByText(/your own account/)).toBeNull();
  });
});
