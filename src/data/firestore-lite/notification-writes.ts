import { doc, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import { getExpiry } from '#src/domain/expiry.ts';
import type { NewNotification } from '#src/domain/notification.ts';
import { getNow } from '#src/lib/clock.ts';
import { firestore } from './firestore-client.ts';

const getNotificationRef = (id: string) => doc(firestore, 'notifications', id);

/** Adds a notification to the batch of the write that it describes; nothing without one. */
export function addNotification(batch: WriteBatch, notification: NewNotification | undefined): void {
  if (!notification) return;
  batch.set(getNotificationRef(notification.id), {
    ...notification,
    ...{ timestamp: serverTimestamp(), expires: getExpiry('notifications', getNow()) },
  });
}

/** Deletes a notification with what it describes; it may be gone already. */
export function deleteNotification(batch: WriteBatch, id: string): void {
  batch.delete(getNotificationRef(id));
}
