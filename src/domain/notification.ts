import * as z from 'zod/mini';
import { getAnimalName } from './animal.ts';
import { timestampField, stringField, integerField } from './field-schemas.ts';
import { getDisplayName, type User } from './user.ts';
import type { NewVideo } from './video.ts';

const notificationDocumentSchema = z.object({
  id: stringField,
  notified_user_id: stringField,
  message_string: stringField,
  timestamp: timestampField,
  alert_type: integerField,
  video_id: stringField,
  actor_id: stringField,
});

export type Notification = z.infer<typeof notificationDocumentSchema>;

/** Parses a stored notification; missing fields become empty. */
export function parseNotification(id: string, data: unknown): Notification {
  return { ...notificationDocumentSchema.parse(data), id };
}

/** A notification as a client writes it: the server sets the timestamp. */
export type NewNotification = Omit<Notification, 'timestamp'>;

/** The stored `alert_type` (decision D8). */
const alertTypes = {
  taggedInVideo: 1,
  videoOfAnimal: 2,
  invited: 3,
  requested: 4,
  inviteAccepted: 5,
  requestAccepted: 6,
} as const;

/** The notifications of a new video for tagged contestants and the animal's owner, except the video's own account. */
export function buildVideoNotifications(video: NewVideo): NewNotification[] {
  const createNotification = (
    alert_type: number,
    notified_user_id: string,
    message_string: string,
  ): NewNotification => ({
    id: `${video.video_id}_${alert_type}_${notified_user_id}`,
    notified_user_id,
    message_string,
    alert_type,
    video_id: video.video_id,
    actor_id: video.user_id,
  });
  const contestants = video.contestants_id.map((id) =>
    createNotification(alertTypes.taggedInVideo, id, `${video.user_name} tagged you in a video.`),
  );
  const owner = video.tagged_animal_contractor_id;
  const animal = getAnimalName({ name: video.animal_name });
  const owners = owner
    ? [createNotification(alertTypes.videoOfAnimal, owner, `${video.user_name} posted a video of ${animal}.`)]
    : [];
  return [...contestants, ...owners].filter(({ notified_user_id }) => notified_user_id !== video.user_id);
}

/** The steps of access sharing that notify the other account. */
export type AccessNotificationType = 'invited' | 'requested' | 'invite accepted' | 'request accepted';

/** `text` follows the name of the account; the security rules contain the same texts. */
const accessNotificationTemplates: Record<AccessNotificationType, { alert_type: number; text: string }> = {
  invited: { alert_type: alertTypes.invited, text: 'invited you to use their account.' },
  requested: { alert_type: alertTypes.requested, text: 'asks to use your account.' },
  'invite accepted': { alert_type: alertTypes.inviteAccepted, text: 'accepted your invite.' },
  'request accepted': { alert_type: alertTypes.requestAccepted, text: 'accepted your request.' },
};

/** The notification of a step of access sharing. @param from the profile of the account that performs the step */
export function buildAccessNotification(
  type: AccessNotificationType,
  from: User,
  toId: string,
): NewNotification {
  const { alert_type, text } = accessNotificationTemplates[type];
  return {
    // One id per type and pair: the rules can match it with a step, and a repeated step, such as an invite after a
    // denial, replaces the earlier notification.
    id: `${from.id}_${alert_type}_${toId}`,
    notified_user_id: toId,
    message_string: `${getDisplayName(from)} ${text}`,
    alert_type,
    video_id: '',
    actor_id: from.id,
  };
}

/** Where a notification leads: a video, or a list of the account access page. */
export type NotificationTarget = 'video' | 'users' | 'accounts' | 'invites' | 'requests';

/** Where a notification leads; undefined for one without a target. */
export function getNotificationTarget({
  alert_type,
  video_id,
}: Pick<Notification, 'alert_type' | 'video_id'>): NotificationTarget | undefined {
  switch (alert_type) {
    case alertTypes.inviteAccepted:
      return 'users';
    case alertTypes.requestAccepted:
      return 'accounts';
    case alertTypes.invited:
      return 'invites';
    case alertTypes.requested:
      return 'requests';
    default:
      return video_id === '' ? undefined : 'video';
  }
}

/** Whether it is newer than the last view of the list. @param lastSeen milliseconds since the epoch */
export function isUnread({ timestamp }: Pick<Notification, 'timestamp'>, lastSeen: number): boolean {
  return timestamp !== null && timestamp.getTime() > lastSeen;
}
