import { parseAccountType } from '#src/domain/account-type.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import type { Notification } from '#src/domain/notification.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { StoredAnimal } from './build-animal.ts';
import type { StoredUser } from './build-user.ts';
import type { StoredVideo } from './build-video.ts';

/** A notification as stored in Firestore. */
export type StoredNotification = Notification;

function buildNotification(
  alert_type: number,
  to: StoredUser,
  from: StoredUser,
  text: string,
  overrides: Partial<StoredNotification>,
): StoredNotification {
  const name = getDisplayName({ ...from, account_type: parseAccountType(from.account_type) });
  return {
    // One per video, type and recipient.
    id: overrides.video_id ? `${overrides.video_id}_${alert_type}_${to.id}` : crypto.randomUUID(),
    notified_user_id: to.id,
    message_string: `${name} ${text}`,
    timestamp: new Date(Date.UTC(2026, 6, 26, 3, 15)),
    alert_type,
    video_id: '',
    actor_id: from.id,
    ...overrides,
  };
}

type Overrides = Partial<StoredNotification>;

/*
 * One function per notification type, with the messages of decision D8. The actor is `from`.
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
  const text = `posted a video of ${getAnimalName(animal)}.`;
  return buildNotification(2, to, from, text, { video_id: video.video_id, ...overrides });
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

const delegateTypes = { posted: 7, edited: 8, deleted: 9 };

export function buildDelegateNotification(
  action: keyof typeof delegateTypes,
  owner: StoredUser,
  delegate: StoredUser,
  video: Pick<StoredVideo, 'id' | 'title'>,
  overrides: Overrides = {},
): StoredNotification {
  const text = action === 'posted' ? 'posted a video for you.' : `${action} your video ${video.title}.`;
  return buildNotification(delegateTypes[action], owner, delegate, text, {
    video_id: video.id,
    ...overrides,
  });
}

const reelTexts = {
  posted: { type: 14, getText: (title: string) => `made the reel ${title} for you.` },
  edited: { type: 15, getText: (title: string) => `edited your reel ${title}.` },
  deleted: { type: 16, getText: (title: string) => `deleted your reel ${title}.` },
};

export function buildReelNotification(
  action: keyof typeof reelTexts,
  owner: StoredUser,
  delegate: StoredUser,
  reel: { id: string; title: string },
  overrides: Overrides = {},
): StoredNotification {
  const { type, getText } = reelTexts[action];
  const id = `${reel.id}_${type}_${owner.id}`;
  return buildNotification(type, owner, delegate, getText(reel.title), { id, ...overrides });
}

/** The day in the id of a notification about a tip of the hat. */
export const getHatDay = (date: Date) =>
  `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`;

/** The first of today. */
export function buildHatNotification(
  owner: StoredUser,
  from: StoredUser,
  video: Pick<StoredVideo, 'id' | 'title'>,
  overrides: Overrides = {},
): StoredNotification {
  return buildNotification(12, owner, from, `tipped their hat to your video ${video.title}.`, {
    id: `${owner.id}_12_${getHatDay(new Date())}`,
    video_id: video.id,
    ...overrides,
  });
}
