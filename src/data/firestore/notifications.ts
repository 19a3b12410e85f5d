import { collection, getDocs, limit, orderBy, query, where, writeBatch } from 'firebase/firestore/lite';
import { parseNotification, type Notification } from '#src/domain/notification.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';

/** How many notifications the list shows at most. */
export const maxNotifications = 50;

const buildNewestQuery = (userId: string) =>
  query(
    collection(firestore, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    limit(maxNotifications),
  );

/**
 * Reads the notifications of an account, newest first, at most `maxNotifications`.
 *
 * @throws DataError
 */
export async function fetchNotifications(userId: string): Promise<Notification[]> {
  return withDataErrors(async () => {
    const { docs } = await getDocs(buildNewestQuery(userId));
    return docs.map((found) => parseNotification(found.id, toPlainData(found.data())));
  });
}

/**
 * Deletes all notifications of an account, including those that the list no longer shows.
 *
 * @throws DataError when some may remain
 */
export async function deleteAllNotifications(userId: string): Promise<void> {
  for (;;) {
    const deletedCount = await withDataErrors(async () => {
      const { docs } = await getDocs(buildNewestQuery(userId));
      const batch = writeBatch(firestore);
      for (const found of docs) batch.delete(found.ref);
      if (docs.length > 0) await batch.commit();
      return docs.length;
    });
    if (deletedCount < maxNotifications) return;
  }
}
