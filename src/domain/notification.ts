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

/** Reads a stored notification; missing fields become empty ones. */
export function parseNotification(id: string, data: unknown): Notification {
  return { ...notificationDocumentSchema.parse(data), id };
}

/** What a client writes: the server sets the time. */
export type NewNotification = Omit<Notification, 'timestamp'>;

/** The stored `alert_type` of what a published video tells others (decision D8). */
const taggedInVideo = 1;
const videoOfAnimal = 2;

/** Whom a new video concerns, and what they are told; the account it belongs to is told nothing. */
export function buildVideoNotifications(video: NewVideo): NewNotification[] {
  const tell = (alert_type: number, notified_user_id: string, message_string: string): NewNotification => ({
    id: `${video.video_id}_${alert_type}_${notified_user_id}`,
    notified_user_id,
    message_string,
    alert_type,
    video_id: video.video_id,
    actor_id: video.user_id,
  });
  const riders = video.contestants_id.map((id) =>
    tell(taggedInVideo, id, `${video.user_name} tagged you in a video.`),
  );
  const owner = video.tagged_animal_contractor_id;
  const animal = getAnimalName({ name: video.animal_name });
  const owners = owner ? [tell(videoOfAnimal, owner, `${video.user_name} posted a video of ${animal}.`)] : [];
  return [...riders, ...owners].filter(({ notified_user_id }) => notified_user_id !== video.user_id);
}

/** The stored `alert_type` of the steps of access sharing (decision D8). */
const invited = 3;
const requested = 4;
const inviteAccepted = 5;
const requestAccepted = 6;

/** What one side of shared access is told of the other's step. */
export type AccessNotificationType = 'invited' | 'requested' | 'invite accepted' | 'request accepted';

/** Each with the words that follow the name; the security rules hold the same ones. */
const accessNotificationTemplates: Record<AccessNotificationType, { alert_type: number; words: string }> = {
  invited: { alert_type: invited, words: 'invited you to use their account.' },
  requested: { alert_type: requested, words: 'asks to use your account.' },
  'invite accepted': { alert_type: inviteAccepted, words: 'accepted your invite.' },
  'request accepted': { alert_type: requestAccepted, words: 'accepted your request.' },
};

/**
 * What somebody is told of a step of access sharing.
 *
 * @param from whoever takes the step, by their own profile
 */
export function buildAccessNotification(
  news: AccessNotificationType,
  from: User,
  toId: string,
): NewNotification {
  const { alert_type, words } = accessNotificationTemplates[news];
  return {
    // One for each kind and pair: the rules can tell which one belongs to a step, and a step that is taken again, such
    // as an invite after a denial, replaces what was told the first time instead of adding to it.
    id: `${from.id}_${alert_type}_${toId}`,
    notified_user_id: toId,
    message_string: `${getDisplayName(from)} ${words}`,
    alert_type,
    video_id: '',
    actor_id: from.id,
  };
}

/** What a notification is about. */
export type NotificationTarget = 'video' | 'users' | 'accounts' | 'invites' | 'requests';

/** The page that a notification leads to: a video, or one of the lists of shared access; undefined for neither. */
export function getNotificationTarget({
  alert_type,
  video_id,
}: Pick<Notification, 'alert_type' | 'video_id'>): NotificationTarget | undefined {
  switch (alert_type) {
    case inviteAccepted:
      return 'users';
    case requestAccepted:
      return 'accounts';
    case invited:
      return 'invites';
    case requested:
      return 'requests';
    default:
      return video_id === '' ? undefined : 'video';
  }
}

/** @param lastSeen milliseconds since the epoch */
export function isUnread({ timestamp }: Pick<Notification, 'timestamp'>, lastSeen: number): boolean {
  return timestamp !== null && timestamp.getTime() > lastSeen;
}
