import type { QueryClient } from '@tanstack/react-query';
import { countNotifications, fetchNotifications } from '#src/data/firestore-lite/notifications.ts';
import { isUnread } from '#src/domain/notification.ts';
import { isShownInList } from '#src/domain/push.ts';
import { pushChoiceQuery } from './push-queries.ts';

/** Counts unread notifications: without those of kinds that the person leaves out of the list of their own account. */
export async function countShown(
  client: QueryClient,
  { profileId, lastSeen, isOwn }: { profileId: string; lastSeen: number; isOwn: boolean },
): Promise<number> {
  const hidden = isOwn ? (await client.fetchQuery(pushChoiceQuery(profileId))).hidden : [];
  if (hidden.length === 0) return countNotifications(profileId, lastSeen);
  const newest = await fetchNotifications(profileId);
  return newest.filter((each) => isUnread(each, lastSeen) && isShownInList(each, hidden)).length;
}
