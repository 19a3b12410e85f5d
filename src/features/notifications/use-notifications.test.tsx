import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countNotifications } from '#src/data/firestore-lite/notifications.ts';
import { subscribeToNotifications } from '#src/data/firestore-live/subscribe-to-notifications.ts';
import { notificationPageSize, parseNotification } from '#src/domain/notification.ts';
import { markNotificationsSeen } from '#src/queries/notification-queries.ts';
import { useLiveList, useLiveNotifications, useUnreadCount } from './use-notifications.ts';

vi.mock('#src/session/session-subscriptions.ts', () => ({
  subscribeWhenCalm: (subscribe: () => Promise<() => void>) => {
    void subscribe();
    return () => {};
  },
}));
vi.mock('#src/data/firestore-live/subscribe-to-notifications.ts', () => ({
  subscribeToNotifications: vi.fn<typeof subscribeToNotifications>(() => () => {}),
}));
vi.mock('#src/data/firestore-lite/notifications.ts', () => ({
  countNotifications: vi.fn<typeof countNotifications>(),
}));
const lastSeen = vi.hoisted(() => ({ time: 0 }));
vi.mock('#src/data/device/last-seen.ts', () => ({
  fetchLastSeen: () => Promise.resolve(lastSeen.time),
  storeLastSeen: () => Promise.resolve(),
}));

const buildNotification = (time: number) => parseNotification(`n${time}`, { timestamp: new Date(time) });

let client: QueryClient;

/** Delivers what the subscription returns. */
async function deliver(...times: number[]) {
  await waitFor(() => expect(subscribeToNotifications).toHaveBeenCalled());
  const onNotifications = vi.mocked(subscribeToNotifications).mock.lastCall?.[2];
  act(() => onNotifications?.(times.map(buildNotification)));
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

const renderBadge = () =>
  renderHook(
    () => {
      useLiveNotifications('june');
      return useUnreadCount('june');
    },
    { wrapper },
  ).result;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.mocked(subscribeToNotifications).mockClear();
  vi.mocked(countNotifications).mockReset();
  lastSeen.time = 5000;
});

describe('[NOTE-01] the unread count', () => {
  test('costs one notification when all were seen', async () => {
    const badge = renderBadge();
    await deliver(5000);
    expect(badge.current).toBe(0);
    expect(vi.mocked(subscribeToNotifications).mock.calls.map(([id, maxCount]) => [id, maxCount])).toEqual([
      ['june', 1],
    ]);
    expect(countNotifications).not.toHaveBeenCalled();
  });

  test('counts what is newer than the last look on this device, anew with each notification', async () => {
    vi.mocked(countNotifications).mockResolvedValueOnce(2).mockResolvedValueOnce(3);
    const badge = renderBadge();
    await deliver(6000);
    await waitFor(() => expect(badge.current).toBe(2));
    await deliver(7000);
    await waitFor(() => expect(badge.current).toBe(3));
    expect(vi.mocked(countNotifications).mock.calls).toEqual([
      ['june', 5000],
      ['june', 5000],
    ]);
  });

  test('is zero once the list was seen, or is empty', async () => {
    vi.mocked(countNotifications).mockResolvedValue(2);
    const badge = renderBadge();
    await deliver(6000);
    await waitFor(() => expect(badge.current).toBe(2));
    act(() => markNotificationsSeen(client, 'june', 6000));
    await waitFor(() => expect(badge.current).toBe(0));
    await deliver(7000);
    await waitFor(() => expect(badge.current).toBe(2));
    expect(vi.mocked(countNotifications).mock.lastCall).toEqual(['june', 6000]);
    await deliver();
    await waitFor(() => expect(badge.current).toBe(0));
  });
});

test('[NOTE-01] the open list is subscribed to as a whole', async () => {
  renderHook(() => useLiveList('june'), { wrapper });
  await deliver(6000, 5000);
  expect(vi.mocked(subscribeToNotifications).mock.lastCall?.[1]).toBe(notificationPageSize);
  expect(client.getQueryData(['notifications', 'june'])).toEqual([6000, 5000].map(buildNotification));
});
