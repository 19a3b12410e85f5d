import { deleteDoc, doc, writeBatch } from 'firebase/firestore/lite';
import { buildHatNotification } from '#src/domain/notification.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';

/**
 * Prepares to notify the account of a ride about a tip of the hat. Only the first tip of a day notifies, and no tip of a
 * blocked account does: the rules refuse the others, which is no failure.
 *
 * @param actor the profile of the session user
 * @returns the notification's id, the same for all tips of a day, and what sends it, and says whether it was sent, or takes
 * it back, where it is of this actor; both throw a DataError
 */
export function prepareHatNotification(video: Pick<Video, 'id' | 'user_id' | 'title'>, actor: User) {
  const notification = buildHatNotification(actor, video, new Date(getNow()));
  const send = async (): Promise<boolean> => {
    const batch = writeBatch(firestore);
    addNotification(batch, notification);
    try {
      await withDataErrors(() => batch.commit());
      return true;
    } catch (error) {
      if (!isDataError(error, 'not-allowed')) throw error;
      return false;
    }
  };
  const takeBack = async () => {
    try {
      await withDataErrors(() => deleteDoc(doc(firestore, 'notifications', notification.id)));
    } catch (error) {
      if (!isDataError(error, 'not-allowed')) throw error;
    }
  };
  return { id: notification.id, send, takeBack };
}
