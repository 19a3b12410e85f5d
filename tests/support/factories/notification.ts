import { parseAccountType } from '#src/domain/account-type.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { Notification } from '#src/domain/notification.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { StoredAnimal } from './animal.ts';
import type { StoredUser } from './user.ts';
import type { StoredVideo } from './video.ts';

/** A notification as Firestore stores it, with `timestamp` as a server timestamp. */
export type StoredNotification = Notification;

function buildNotification(
  alert_type: number,
  to: StoredUser,
  from: StoredUser,
  words: string,
  overrides: Partial<StoredNotification>,
): StoredNotification {
  const name = getDisplayName({ ...from, account_type: parseAccountType(from.account_type) });
  return {
    // Of a video there is one of each kind for everybody it concerns.
    id: overrides.video_id ? `${overrides.video_id}_${alert_type}_${to.id}` : crypto.randomUUID(),
    notified_user_id: to.id,
    message_string: `${name} ${words}`,
    timestamp: new Date(Date.UTC(2026, 6, 26, 3, 15)),
    alert_type,
    video_id: '',
    actor_id: from.id,
    ...overrides,
  };
}

type Overrides = Partial<StoredNotification>;

/*
 * One function for each kind of notification, with the words of decision D8. The actor is the account whose
 * name the sentence begins with.
 */

export function buildTagNotification(
  to: StoredUser,
  from: StoredUser,
  video: Pick<StoredVideo, 'video_id'>,
  overrides: Overrides = {},
): StoredNotification {
  const { video_id } = video;
  return buildNotification(1, to, from, 'tagged you in a video.', { video_id, ...overrides });
}

export function buildAnimalVideoNotification(
  to: StoredUser,
  from: StoredUser,
  animal: Pick<StoredAnimal, 'name'>,
  video: Pick<StoredVideo, 'video_id'>,
  overrides: Overrides = {},
): StoredNotification {
  const words = `posted a video of ${getAnimalName(animal)}.`;
  return buildNotification(2, to, from, words, { video_id: video.video_id, ...overrides });
}

export function buildInviteNotification(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return buildNotification(3, to, from, 'invited you to use their account.', overrides);
}

export function buildRequestNotification(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return buildNotification(4, to, from, 'asks to use your account.', overrides);
}

export function buildInviteAcceptedNotification(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return buildNotification(5, to, from, 'accepted your invite.', overrides);
}

export function buildRequestAcceptedNotification(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return buildNotification(6, to, from, 'accepted your request.', overrides);
}
