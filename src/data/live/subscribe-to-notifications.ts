import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { parseNotification, type Notification } from '#src/domain/notification.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { liveFirestore } from './live-firestore.ts';

/**
 * Follows what an account is told, newest first. What is only remembered here, because the server cannot be reached, is
 * not passed on.
 *
 * @param most how many are followed
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
 */
export function subscribeToNotifications(
  userId: string,
  most: number,
  onNotifications: (notifications: Notification[]) => void,
  onError: (error: DataError) => void,
): () => void {
  const newest = query(
    collection(liveFirestore, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    limit(most),
  );
  return onSnapshot(
    newest,
    ({ docs, metadata }) => {
      if (metadata.fromCache) return;
      onNotifications(docs.map((found) => parseNotification(found.id, toPlainData(found.data()))));
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
