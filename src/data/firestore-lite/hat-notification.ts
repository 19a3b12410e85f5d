import { writeBatch } from 'firebase/firestore/lite';
import { buildHatNotification } from '#src/domain/notification.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';

/** Whose accounts were told, by this page: most writes after the first of a day would be refused. */
const sentIds = new Set<string>();

/**
 * Tells the account of a ride about a tip of the hat. Only the first of a day is told, and none of a blocked account.
 *
 * @param actor the profile of the session user
 * @throws DataError
 */
export async function notifyOfHat(
  video: Pick<Video, 'id' | 'user_id' | 'title'>,
  actor: User,
): Promise<void> {
  const notification = buildHatNotification(actor, video, new Date(getNow()));
  if (video.user_id === actor.id || sentIds.has(notification.id)) return;
  sentIds.add(notification.id);
  const batch = writeBatch(firestore);
  addNotification(batch, notification);
  try {
    await withDataErrors(() => batch.commit());
  } catch (error) {
    if (!isDataError(error, 'not-allowed')) throw error;
  }
}
