import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { parseNotification, type Notification } from '#src/domain/notification.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { listenAgain } from '../listen-again.ts';
import { toPlainData } from '../plain-data.ts';
import { liveFirestore } from './live-firestore.ts';

/**
 * Subscribes to the newest notifications of an account. Snapshots from the local cache, which arrive while the server
 * cannot be reached, are ignored.
 *
 * @param maxCount how many notifications to return
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function subscribeToNotifications(
  userId: string,
  maxCount: number,
  onNotifications: (notifications: Notification[]) => void,
  onError: (error: DataError) => void,
): () => void {
  const newestQuery = query(
    collection(liveFirestore, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    limit(maxCount),
  );
  return listenAgain(
    (fail) =>
      onSnapshot(
        newestQuery,
        ({ docs, metadata }) => {
          if (metadata.fromCache) return;
          onNotifications(docs.map((found) => parseNotification(found.id, toPlainData(found.data()))));
        },
        (thrown) => fail(toDataError(thrown)),
      ),
    onError,
  );
}
