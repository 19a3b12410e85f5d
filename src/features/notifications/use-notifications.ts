import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnread, notificationPageSize, type Notification } from '#src/domain/notification.ts';
import {
  cacheNewestNotification,
  cacheNotifications,
  invalidateNotifications,
  lastSeenQuery,
  markNotificationsSeen,
  newestNotificationQuery,
  unreadCountQuery,
} from '#src/queries/notification-queries.ts';
import { subscribeWhenCalm } from '#src/session/session-subscriptions.ts';

/** Read only when the newest notification is unread: most visits read one notification and count none. */
export function useUnreadCount(profileId: string): number {
  const { data: lastSeen = Infinity } = useQuery(lastSeenQuery(profileId));
  const { data: newest } = useQuery(newestNotificationQuery(profileId));
  const hasUnread = !!newest && isUnread(newest, lastSeen);
  const { data: count = 0 } = useQuery({ ...unreadCountQuery(profileId, lastSeen), enabled: hasUnread });
  return hasUnread ? count : 0;
}

function subscribeToNewest(
  queryClient: QueryClient,
  profileId: string,
  maxCount: number,
  onNotifications: (notifications: Notification[]) => void,
): () => void {
  return subscribeWhenCalm(async () => {
    const { subscribeToNotifications } =
      await import('#src/data/firestore-live/subscribe-to-notifications.ts');
    return subscribeToNotifications(
      profileId,
      maxCount,
      onNotifications,
      // The page refetches the list, and shows the error.
      () => void invalidateNotifications(queryClient, profileId),
    );
  });
}

/** Keeps the unread count current. */
export function useLiveNotifications(profileId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToNewest(queryClient, profileId, 1, ([newest]) =>
        cacheNewestNotification(queryClient, profileId, newest),
      ),
    [profileId, queryClient],
  );
}

/** Keeps the open list current. */
export function useLiveList(profileId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToNewest(queryClient, profileId, notificationPageSize, (notifications) =>
        cacheNotifications(queryClient, profileId, notifications),
      ),
    [profileId, queryClient],
  );
}

export function useMarkSeen(profileId: string, notifications: readonly Notification[]): void {
  const queryClient = useQueryClient();
  const newestTime = Math.max(0, ...notifications.map(({ timestamp }) => timestamp?.getTime() ?? 0));
  useEffect(() => {
    if (newestTime !== 0) markNotificationsSeen(queryClient, profileId, newestTime);
  }, [profileId, newestTime, queryClient]);
}
