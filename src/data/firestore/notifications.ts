import { collection, getDocs, limit, orderBy, query, where, writeBatch } from 'firebase/firestore/lite';
import { readNotification, type Notification } from '#src/domain/notification.ts';
import { asDataErrors } from '../data-error.ts';
import { plainData } from '../plain-data.ts';
import { database } from './database.ts';

/** As many as a list shows. */
export const mostNotifications = 50;

const newestOf = (userId: string) =>
  query(
    collection(database, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    limit(mostNotifications),
  );

/**
 * Reads what an account has been told, newest first; at most `mostNotifications`.
 *
 * @throws DataError
 */
export async function fetchNotifications(userId: string): Promise<Notification[]> {
  return asDataErrors(async () => {
    const { docs } = await getDocs(newestOf(userId));
    return docs.map((found) => readNotification(found.id, plainData(found.data())));
  });
}

/**
 * Deletes all that an account has been told, also what its list does not show any more.
 *
 * @throws DataError when some may have remained
 */
export async function deleteNotifications(userId: string): Promise<void> {
  for (;;) {
    const left = await asDataErrors(async () => {
      const { docs } = await getDocs(newestOf(userId));
      const batch = writeBatch(database);
      for (const found of docs) batch.delete(found.ref);
      if (docs.length > 0) await batch.commit();
      return docs.length;
    });
    if (left < mostNotifications) return;
  }
}
