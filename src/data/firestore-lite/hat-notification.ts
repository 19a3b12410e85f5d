import { writeBatch } from 'firebase/firestore/lite';
import { buildHatNotification } from '#src/domain/notification.ts';
import type { User } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';

/** Accounts that this page has notified: most writes after the first of a day would be refused. */
const sentIds = new Set<string>();

/**
 * Notifies the account of a ride about a tip of the hat. Only the first tip of a day notifies, and no tip of a
 * blocked account does.
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
