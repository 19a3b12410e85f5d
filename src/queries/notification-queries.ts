import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  skipToken,
  type QueryClient,
} from '@tanstack/react-query';
import { fetchLastSeen, storeLastSeen } from '#src/data/device/last-seen.ts';
import {
  countNotifications,
  deleteAllNotifications,
  fetchNotifications,
} from '#src/data/firestore-lite/notifications.ts';
import { getNextNotificationTime, type Notification } from '#src/domain/notification.ts';
import { queryKeys } from './query-keys.ts';

/** The newest notifications of a profile. While the list is open, a subscription updates it, see use-notifications.ts. */
export const notificationsQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.notifications(profileId),
    queryFn: () => fetchNotifications(profileId),
  });

/**
 * All notifications of a profile, page by page, from the moment the list was opened.
 *
 * @param newest the first page
 */
export const notificationPagesQuery = (profileId: string, newest: Notification[]) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notificationPages(profileId),
    queryFn: ({ pageParam }) => fetchNotifications(profileId, pageParam),
    initialPageParam: undefined as Date | undefined,
    getNextPageParam: getNextNotificationTime,
    initialData: { pages: [newest], pageParams: [undefined] },
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * When the notifications were last viewed on this device, in milliseconds since the epoch. Infinity where the browser
 * denies storage: the unread badge would never go away.
 */
export const lastSeenQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.lastSeen(profileId),
    queryFn: () => fetchLastSeen(profileId).catch(() => Infinity),
    staleTime: Infinity,
  });

/** The newest notification of a profile; null when there is none. Only a subscription knows it, see use-notifications.ts. */
export const newestNotificationQuery = (profileId: string) =>
  queryOptions<Notification | null>({
    queryKey: queryKeys.newestNotification(profileId),
    queryFn: skipToken,
  });

/** The rides of one page of notifications that there still are, in one request, by their ids. */
export const notificationRidesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.notificationRides(ids),
    queryFn: async () => {
      const { fetchReelRides } = await import('#src/data/firestore-rest/public-reels.ts');
      return new Map((await fetchReelRides({ videos: [...ids] })).map((ride) => [ride.id, ride]));
    },
  });

/** How many notifications are unread, at most as many as a page of the list has. */
export const unreadCountQuery = (profileId: string, lastSeen: number) =>
  queryOptions({
    queryKey: queryKeys.unreadCount(profileId, lastSeen),
    queryFn: () => countNotifications(profileId, lastSeen),
  });

export const invalidateNotifications = (client: QueryClient, profileId: string) =>
  client.invalidateQueries({ queryKey: queryKeys.notifications(profileId) });

/** Replaces the cached list. */
export function cacheNotifications(
  client: QueryClient,
  profileId: string,
  notifications: Notification[],
): void {
  client.setQueryData(notificationsQuery(profileId).queryKey, notifications);
}

/** Replaces the newest notification, which changes how many are unread. */
export function cacheNewestNotification(
  client: QueryClient,
  profileId: string,
  newest: Notification | undefined,
): void {
  client.setQueryData(newestNotificationQuery(profileId).queryKey, newest ?? null);
  void client.invalidateQueries({ queryKey: queryKeys.unreadCounts(profileId) });
}

/** Marks notifications up to `time` (milliseconds since the epoch) as seen on this device. */
export function markNotificationsSeen(client: QueryClient, profileId: string, time: number): void {
  client.setQueryData(lastSeenQuery(profileId).queryKey, (lastSeen = 0) => Math.max(lastSeen, time));
  // Where the browser denies storage, the mark lasts until the page is closed.
  storeLastSeen(profileId, time).catch(() => undefined);
}

export const deleteAllNotificationsMutation = (client: QueryClient, profileId: string) =>
  mutationOptions({
    mutationFn: () => deleteAllNotifications(profileId),
    // Runs after a failure, too, because some may have been deleted.
    onSettled: () => invalidateNotifications(client, profileId),
  });
