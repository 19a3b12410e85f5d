import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchLastSeen, storeLastSeen } from '#src/data/device/last-seen.ts';
import { fetchNotifications, maxNotifications } from '#src/data/firestore/notifications.ts';
import { isUnread, type Notification } from '#src/domain/notification.ts';
import { firstPaintDelayMs } from '#src/session/session-subscriptions.ts';

const notificationsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ['notifications', profileId],
    queryFn: () => fetchNotifications(profileId),
  });

/** Where the browser keeps nothing, everything counts as seen: a badge that never goes would help nobody. */
const lastSeenQuery = (profileId: string) =>
  queryOptions({
    queryKey: ['last-seen', profileId],
    queryFn: () => fetchLastSeen(profileId).catch(() => Infinity),
    staleTime: Infinity,
  });

export const useNotifications = (profileId: string) => useQuery(notificationsQuery(profileId));

export const useLastSeen = (profileId: string) => useQuery(lastSeenQuery(profileId)).data;

/** How many notifications a profile has not looked at yet, as far as this device knows. */
export function useUnreadCount(profileId: string): number {
  const seen = useLastSeen(profileId);
  // The subscription brings them; reading them twice would cost every page.
  const { data: notifications = [] } = useQuery({ ...notificationsQuery(profileId), enabled: false });
  return seen === undefined ? 0 : notifications.filter((told) => isUnread(told, seen)).length;
}

/** Keeps the list true while the app is open. */
export function useLiveNotifications(profileId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = notificationsQuery(profileId);
    return firstPaintDelayMs(async () => {
      const { subscribeToNotifications } = await import('#src/data/live/subscribe-to-notifications.ts');
      return subscribeToNotifications(
        profileId,
        maxNotifications,
        (notifications) => queries.setQueryData(queryKey, notifications),
        // The list that was read stays; opening its page reads it again and tells what is wrong.
        () => void queries.invalidateQueries({ queryKey }),
      );
    });
  }, [profileId, queries]);
}

/** Marks all that is listed as seen. */
export function useMarkSeen(profileId: string, notifications: readonly Notification[]): void {
  const queries = useQueryClient();
  const newest = Math.max(0, ...notifications.map(({ timestamp }) => timestamp?.getTime() ?? 0));
  useEffect(() => {
    if (newest === 0) return;
    queries.setQueryData(lastSeenQuery(profileId).queryKey, (known = 0) => Math.max(known, newest));
    // Where the browser keeps nothing the mark lasts as long as the page.
    storeLastSeen(profileId, newest).catch(() => undefined);
  }, [profileId, newest, queries]);
}
