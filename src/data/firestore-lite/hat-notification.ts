import { deleteDoc, doc, writeBatch } from 'firebase/firestore/lite';
import { buildHatNotification } from '#src/domain/notification.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { findHatNotice, forgetHatNotice, rememberHatNotice } from '../device/hat-notices.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';

/** Carries out a write; false where the rules refuse it. */
async function isAccepted(write: () => Promise<void>): Promise<boolean> {
  try {
    await withDataErrors(write);
    return true;
  } catch (error) {
    if (!isDataError(error, 'not-allowed')) throw error;
    return false;
  }
}

/**
 * Prepares to notify the account of a ride about a tip of the hat. Only the first tip of a day notifies, and no tip of a
 * blocked account does: the rules refuse the others, which is no failure.
 *
 * @param actor the profile of the session user
 * @returns the notification's id, the same for all tips of a day, and what sends it, and says whether it was sent, or
 * throws a DataError
 */
export function prepareHatNotification(video: Pick<Video, 'id' | 'user_id' | 'title'>, actor: User) {
  const notification = buildHatNotification(actor, video, new Date(getNow()));
  const send = async (): Promise<boolean> => {
    const batch = writeBatch(firestore);
    addNotification(batch, notification);
    const isSent = await isAccepted(() => batch.commit());
    if (isSent) rememberHatNotice(video.id, notification.id);
    return isSent;
  };
  return { id: notification.id, send };
}

/**
 * Prepares to take back what this device told of a tip to a ride, on whichever day.
 *
 * @returns the notification's id, and what deletes it or throws a DataError; undefined where nothing was told
 */
export function prepareHatTakeBack(videoId: string) {
  const id = findHatNotice(videoId);
  if (id === '') return undefined;
  const takeBack = async (): Promise<void> => {
    await isAccepted(() => deleteDoc(doc(firestore, 'notifications', id)));
    forgetHatNotice(videoId);
  };
  return { id, takeBack };
}
