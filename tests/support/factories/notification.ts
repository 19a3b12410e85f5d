import { readAccountType } from '#src/domain/account-type.ts';
import { animalName } from '#src/domain/animal.ts';
import type { Notification } from '#src/domain/notification.ts';
import { displayName } from '#src/domain/user.ts';
import type { StoredAnimal } from './animal.ts';
import type { StoredUser } from './user.ts';
import type { StoredVideo } from './video.ts';

/** A notification as Firestore stores it, with `timestamp` as a server timestamp. */
export type StoredNotification = Notification;

function notification(
  alert_type: number,
  to: StoredUser,
  from: StoredUser,
  words: string,
  overrides: Partial<StoredNotification>,
): StoredNotification {
  const name = displayName({ ...from, account_type: readAccountType(from.account_type) });
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

export function taggedInVideo(
  to: StoredUser,
  from: StoredUser,
  video: Pick<StoredVideo, 'video_id'>,
  overrides: Overrides = {},
): StoredNotification {
  const { video_id } = video;
  return notification(1, to, from, 'tagged you in a video.', { video_id, ...overrides });
}

export function videoOfAnimal(
  to: StoredUser,
  from: StoredUser,
  animal: Pick<StoredAnimal, 'name'>,
  video: Pick<StoredVideo, 'video_id'>,
  overrides: Overrides = {},
): StoredNotification {
  const words = `posted a video of ${animalName(animal)}.`;
  return notification(2, to, from, words, { video_id: video.video_id, ...overrides });
}

export function invite(to: StoredUser, from: StoredUser, overrides: Overrides = {}): StoredNotification {
  return notification(3, to, from, 'invited you to use their account.', overrides);
}

export function accessRequest(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return notification(4, to, from, 'asks to use your account.', overrides);
}

export function inviteAccepted(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return notification(5, to, from, 'accepted your invite.', overrides);
}

export function requestAccepted(
  to: StoredUser,
  from: StoredUser,
  overrides: Overrides = {},
): StoredNotification {
  return notification(6, to, from, 'accepted your request.', overrides);
}
