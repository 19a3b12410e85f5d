import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchLastSeen, storeLastSeen } from '#src/data/device/last-seen.ts';
import { deleteAllNotifications, fetchNotifications } from '#src/data/firestore/notifications.ts';
import { queryKeys } from './query-keys.ts';

/** The notifications of a profile, newest first. A subscription updates the cached list, see use-notifications.ts. */
export const notificationsQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.notifications(profileId),
    queryFn: () => fetchNotifications(profileId),
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

export const invalidateNotifications = (client: QueryClient, profileId: string) =>
  client.invalidateQueries({ queryKey: queryKeys.notifications(profileId) });

/** Replaces the cached list. */
export function cacheNotifications(
  client: QueryClient,
  profileId: string,
  notifications: Awaited<ReturnType<typeof fetchNotifications>>,
): void {
  client.setQueryData(notificationsQuery(profileId).queryKey, notifications);
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
    // Also after a failure: some may have been deleted.
    onSettled: () => invalidateNotifications(client, profileId),
  });
