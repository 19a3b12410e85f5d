import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnread, notificationPageSize, type Notification } from '#src/domain/notification.ts';
import {
  cacheNotifications,
  invalidateNotifications,
  lastSeenQuery,
  markNotificationsSeen,
  notificationsQuery,
} from '#src/queries/notifications.ts';
import { subscribeAfterFirstPaint } from '#src/session/session-subscriptions.ts';

export function useUnreadCount(profileId: string): number {
  const { data: lastSeen } = useQuery(lastSeenQuery(profileId));
  // Disabled, because the subscription fills the cache.
  const { data: notifications = [] } = useQuery({ ...notificationsQuery(profileId), enabled: false });
  if (lastSeen === undefined) return 0;
  return notifications.filter((notification) => isUnread(notification, lastSeen)).length;
}

export function useLiveNotifications(profileId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeAfterFirstPaint(async () => {
        const { subscribeToNotifications } = await import('#src/data/live/subscribe-to-notifications.ts');
        return subscribeToNotifications(
          profileId,
          notificationPageSize,
          (notifications) => cacheNotifications(queryClient, profileId, notifications),
          // The page refetches the list when it opens, and shows the error.
          () => void invalidateNotifications(queryClient, profileId),
        );
      }),
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
