import { collection, getDocs, limit, orderBy, query, where, writeBatch } from 'firebase/firestore/lite';
import { parseNotification, type Notification } from '#src/domain/notification.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';

/** As many as a list shows. */
export const maxNotifications = 50;

const buildNewestQuery = (userId: string) =>
  query(
    collection(firestore, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    limit(maxNotifications),
  );

/**
 * Reads what an account has been told, newest first; at most `mostNotifications`.
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
 * Deletes all that an account has been told, also what its list does not show any more.
 *
 * @throws DataError when some may have remained
 */
export async function deleteAllNotifications(userId: string): Promise<void> {
  for (;;) {
    const left = await withDataErrors(async () => {
      const { docs } = await getDocs(buildNewestQuery(userId));
      const batch = writeBatch(firestore);
      for (const found of docs) batch.delete(found.ref);
      if (docs.length > 0) await batch.commit();
      return docs.length;
    });
    if (left < maxNotifications) return;
  }
}
