import {
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAt,
  where,
  writeBatch,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { notificationPageSize, parseNotification, type Notification } from '#src/domain/notification.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore-client.ts';

const buildNewestQuery = (userId: string, ...constraints: QueryConstraint[]) =>
  query(
    collection(firestore, 'notifications'),
    where('notified_user_id', '==', userId),
    orderBy('timestamp', 'desc'),
    ...constraints,
    limit(notificationPageSize),
  );

/**
 * Reads a page of the notifications of an account, newest first, at most `notificationPageSize`.
 *
 * @param until the time of the oldest one of the previous page, which is returned again; undefined for the first page
 * @throws DataError
 */
export async function fetchNotifications(userId: string, until?: Date): Promise<Notification[]> {
  return withDataErrors(async () => {
    // A Date is rounded down to milliseconds.
    const start = until ? [startAt(new Date(until.getTime() + 1))] : [];
    const { docs } = await getDocs(buildNewestQuery(userId, ...start));
    return docs.map((found) => parseNotification(found.id, toPlainData(found.data())));
  });
}

/**
 * Counts the notifications of an account without reading them, at most `notificationPageSize`.
 *
 * @param seenUntil those up to this time do not count; milliseconds since the epoch
 * @throws DataError
 */
export async function countNotifications(userId: string, seenUntil: number): Promise<number> {
  return withDataErrors(async () => {
    // What was seen has a time that was rounded down to milliseconds.
    const isNewer = where('timestamp', '>=', new Date(seenUntil + 1));
    const snapshot = await getCount(buildNewestQuery(userId, isNewer));
    return snapshot.data().count;
  });
}

/**
 * Deletes all notifications of an account, including those that no list has loaded.
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
    if (deletedCount < notificationPageSize) return;
  }
}
