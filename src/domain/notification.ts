import { getAnimalName } from './animal.ts';
import { copy } from './copy.ts';
import { createReader, readTimestamp, readText, readInteger } from './field-readers.ts';
import { maxPageSize } from './list-limits.ts';
import { getDisplayName, storedUnnamed, type User } from './user.ts';
import type { NewVideo, Video } from './video.ts';

const readNotificationFields = createReader({
  id: readText,
  notified_user_id: readText,
  message_string: readText,
  timestamp: readTimestamp,
  alert_type: readInteger,
  video_id: readText,
  actor_id: readText,
});

export type Notification = ReturnType<typeof readNotificationFields>;

/** Parses a stored notification; missing fields become empty. */
export function parseNotification(id: string, data: unknown): Notification {
  return { ...readNotificationFields(data), id };
}

/** A notification as a client writes it: the server sets the timestamp. */
export type NewNotification = Omit<Notification, 'timestamp'>;

/** The stored `alert_type` (decision D8); firestore.rules has them as functions of the same names. */
export const alertTypes = {
  taggedInVideo: 1,
  videoOfAnimal: 2,
  invited: 3,
  requested: 4,
  inviteAccepted: 5,
  requestAccepted: 6,
  postedForOwner: 7,
  editedForOwner: 8,
  deletedForOwner: 9,
  takenDown: 10,
  answered: 11,
  hatTipped: 12,
  reelTakenDown: 13,
  reelPostedForOwner: 14,
  reelEditedForOwner: 15,
  reelDeletedForOwner: 16,
  filmsLinked: 17,
  filmsParted: 18,
  filmsLinkedForOwner: 19,
  filmsPartedForOwner: 20,
} as const;

type AlertType = keyof typeof alertTypes;

/** The texts about result lists, which are of the same types as those about other reels. */
export const resultListTexts = {
  reelTakenDown: 'resultListTakenDown',
  reelPostedForOwner: 'resultListPostedForOwner',
  reelEditedForOwner: 'resultListEditedForOwner',
  reelDeletedForOwner: 'resultListDeletedForOwner',
} as const;

type TextName = Exclude<AlertType, 'answered'> | (typeof resultListTexts)[keyof typeof resultListTexts];

/** What delegates and administrators did, which stays until the account itself deletes it. */
export const noticesToOwner: readonly number[] = [
  ...[alertTypes.postedForOwner, alertTypes.editedForOwner, alertTypes.deletedForOwner],
  ...[alertTypes.reelPostedForOwner, alertTypes.reelEditedForOwner, alertTypes.reelDeletedForOwner],
  ...[alertTypes.filmsLinkedForOwner, alertTypes.filmsPartedForOwner],
  ...[alertTypes.takenDown, alertTypes.reelTakenDown, alertTypes.answered],
];

/** `name` is that of the account that acts, `subject` the animal of the video or its title. */
type GetText = (name: string, subject: string) => string;

/** The messages; an administrator writes the one of an answer. `npm run docs` writes them into firestore.rules. */
export const notificationTexts: Record<TextName, GetText> = {
  taggedInVideo: (name) => `${name} tagged you in a video.`,
  videoOfAnimal: (name, animal) => `${name} posted a video of ${animal}.`,
  invited: (name) => `${name} invited you to use their account.`,
  requested: (name) => `${name} asks to use your account.`,
  inviteAccepted: (name) => `${name} accepted your invite.`,
  requestAccepted: (name) => `${name} accepted your request.`,
  postedForOwner: (name) => `${name} posted a video for you.`,
  editedForOwner: (name, title) => `${name} edited your video ${title}.`,
  deletedForOwner: (name, title) => `${name} deleted your video ${title}.`,
  takenDown: (_name, title) => `We took down your video ${title}.`,
  hatTipped: (name, title) => `${name} tipped their hat to your video ${title}.`,
  reelTakenDown: (_name, title) => `We took down your reel ${title}.`,
  reelPostedForOwner: (name, title) => `${name} made the reel ${title} for you.`,
  reelEditedForOwner: (name, title) => `${name} edited your reel ${title}.`,
  reelDeletedForOwner: (name, title) => `${name} deleted your reel ${title}.`,
  resultListTakenDown: (_name, title) => `We took down your result list ${title}.`,
  resultListPostedForOwner: (name, title) => `${name} made the result list ${title} for you.`,
  resultListEditedForOwner: (name, title) => `${name} edited your result list ${title}.`,
  resultListDeletedForOwner: (name, title) => `${name} deleted your result list ${title}.`,
  filmsLinked: (name, title) => `${name} says that two videos show one ride: ${title}.`,
  filmsParted: (name, title) => `${name} says that two videos show different rides: ${title}.`,
  filmsLinkedForOwner: (name, title) => `${name} says for you that two videos show one ride: ${title}.`,
  filmsPartedForOwner: (name, title) =>
    `${name} says for you that two videos show different rides: ${title}.`,
};

/** The notifications of a new video for tagged contestants and the animal's owner, except the video's own account. */
export function buildVideoNotifications(video: NewVideo): NewNotification[] {
  const animal = getAnimalName({ name: video.animal_name }, storedUnnamed);
  const createNotification = (
    type: 'taggedInVideo' | 'videoOfAnimal',
    notified_user_id: string,
  ): NewNotification => ({
    id: `${video.video_id}_${alertTypes[type]}_${notified_user_id}`,
    notified_user_id,
    message_string: notificationTexts[type](video.user_name, animal),
    alert_type: alertTypes[type],
    video_id: video.video_id,
    actor_id: video.user_id,
  });
  const contestants = video.contestants_id.map((id) => createNotification('taggedInVideo', id));
  const owner = video.tagged_animal_contractor_id;
  const owners = owner ? [createNotification('videoOfAnimal', owner)] : [];
  return [...contestants, ...owners].filter(({ notified_user_id }) => notified_user_id !== video.user_id);
}

/** What a video is tagged with. */
export type VideoTag = 'contestant' | 'animal';

/** The id of the notification of a tag. @param accountId the contestant, or the owner of the animal */
export function getTagNotificationId(tag: VideoTag, { id }: Pick<Video, 'id'>, accountId: string): string {
  const alertType = tag === 'contestant' ? alertTypes.taggedInVideo : alertTypes.videoOfAnimal;
  return `${id}_${alertType}_${accountId}`;
}

type TaggedVideo = Pick<Video, 'id' | 'user_id' | 'contestants_id' | 'tagged_animal_contractor_id'>;

/** The notifications that go with a deleted video: of its tags, and of its owner about a delegate's work. */
export function getVideoNotificationIds(video: TaggedVideo): string[] {
  const { id, user_id, contestants_id, tagged_animal_contractor_id: animalOwner } = video;
  const { postedForOwner, editedForOwner } = alertTypes;
  return [
    ...contestants_id.map((contestantId) => getTagNotificationId('contestant', video, contestantId)),
    ...(animalOwner ? [getTagNotificationId('animal', video, animalOwner)] : []),
    `${id}_${postedForOwner}_${user_id}`,
    `${id}_${editedForOwner}_${user_id}`,
  ];
}

/** The notifications of the tags that an edit removes. */
export function getRemovedTagNotificationIds(video: TaggedVideo, changes: Partial<TaggedVideo>): string[] {
  const remaining = getVideoNotificationIds({ ...video, ...changes });
  return getVideoNotificationIds(video).filter((id) => !remaining.includes(id));
}

/** What a delegate does with a video or a reel of the account they act for. */
export type DelegateAction = 'posted' | 'edited' | 'deleted';

type NamedVideo = Pick<Video, 'id' | 'user_id' | 'title'>;

const reelAlerts = {
  posted: 'reelPostedForOwner',
  edited: 'reelEditedForOwner',
  deleted: 'reelDeletedForOwner',
} as const;

/**
 * The notification of an account about what a delegate does with its video, reel or result list; undefined when the account itself
 * acts.
 *
 * @param actor the profile of the session user
 * @param item before the change
 */
export function buildDelegateNotification(
  action: DelegateAction,
  actor: User,
  item: NamedVideo,
  kind: 'video' | 'reel' | 'result list' = 'video',
): NewNotification | undefined {
  if (actor.id === item.user_id) return undefined;
  const reelType = reelAlerts[action];
  const type = kind === 'video' ? (`${action}ForOwner` as const) : reelType;
  const text = kind === 'result list' ? resultListTexts[reelType] : type;
  return {
    id: `${item.id}_${alertTypes[type]}_${item.user_id}`,
    notified_user_id: item.user_id,
    message_string: notificationTexts[text](getDisplayName(actor), item.title),
    alert_type: alertTypes[type],
    video_id: kind === 'video' ? item.id : '',
    actor_id: actor.id,
  };
}

/**
 * The notification of an account about a tip of the hat, of which the rules accept one a day.
 *
 * @param actor the profile of the session user
 * @param now the day counts in UTC
 */
export function buildHatNotification(actor: User, video: NamedVideo, now: Date): NewNotification {
  const day = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()].join('-');
  return {
    id: `${video.user_id}_${alertTypes.hatTipped}_${day}`,
    notified_user_id: video.user_id,
    message_string: notificationTexts.hatTipped(getDisplayName(actor), video.title),
    alert_type: alertTypes.hatTipped,
    video_id: video.id,
    actor_id: actor.id,
  };
}

/**
 * A notification about a link of two films: of the other account, or, with a type that ends in `ForOwner`, of the account
 * that a delegate acts for. Undefined where both are one.
 *
 * @param type that they show one ride, as is proposed, accepted or at once in effect, or that they show different ones
 * @param from who says so: the account, or the delegate @param toId who is told @param later the later film
 */
export function buildLinkNotification(
  type: Extract<AlertType, `films${string}`>,
  from: User,
  toId: string,
  later: Pick<Video, 'id' | 'title'>,
): NewNotification | undefined {
  if (from.id === toId) return undefined;
  return {
    id: `${later.id}_${alertTypes[type]}_${toId}`,
    notified_user_id: toId,
    message_string: notificationTexts[type](getDisplayName(from), later.title),
    alert_type: alertTypes[type],
    video_id: later.id,
    actor_id: from.id,
  };
}

/** The steps of access sharing that notify the other account. */
export type AccessNotificationType = 'invited' | 'requested' | 'inviteAccepted' | 'requestAccepted';

/** The notification of a step of access sharing. @param from the profile of the account that performs the step */
export function buildAccessNotification(
  type: AccessNotificationType,
  from: User,
  toId: string,
): NewNotification {
  return {
    // One id per type and pair: the rules can match it with a step, and a repeated step, such as an invite after a
    // denial, replaces the earlier notification.
    id: `${from.id}_${alertTypes[type]}_${toId}`,
    notified_user_id: toId,
    message_string: notificationTexts[type](getDisplayName(from), ''),
    alert_type: alertTypes[type],
    video_id: '',
    actor_id: from.id,
  };
}

const patterns = Object.entries(notificationTexts).map(([type, getText]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose the type of their keys
  type: type as keyof typeof notificationTexts,
  pattern: new RegExp(`^${getText('(?<name>.+?)', '(?<subject>.*)')}$`),
}));

const toShownName = (name = '') => (name === storedUnnamed ? copy.unnamed : name);

/** What a stored message tells, which is in English; undefined for other words, as of an administrator's answer. */
export function readMessage(message: string) {
  for (const { type, pattern } of patterns) {
    const groups = pattern.exec(message)?.groups;
    if (groups) return { type, name: toShownName(groups['name']), subject: toShownName(groups['subject']) };
  }
  return undefined;
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
    case alertTypes.deletedForOwner:
      return undefined;
    default:
      return video_id === '' ? undefined : 'video';
  }
}

/** How many notifications are loaded at a time, and subscribed to. */
export const notificationPageSize = maxPageSize;

/** The time of the oldest notification of a page; undefined after the last page. */
export function getNextNotificationTime(page: readonly Notification[]): Date | undefined {
  const oldestTime = page.at(-1)?.timestamp;
  const isLast =
    page.length < notificationPageSize || page[0]?.timestamp?.getTime() === oldestTime?.getTime();
  return isLast ? undefined : (oldestTime ?? undefined);
}

/**
 * All loaded notifications of an account.
 *
 * @param newest those of the subscription, which are current
 * @param loaded those that were loaded when the list was opened and scrolled, newest first; one may repeat
 */
export function mergeNotifications(
  newest: readonly Notification[],
  loaded: readonly Notification[],
): Notification[] {
  const oldestTime = getNextNotificationTime(newest)?.getTime();
  if (oldestTime === undefined) return [...newest];
  const earlier = loaded.filter(({ timestamp }) => timestamp !== null && timestamp.getTime() <= oldestTime);
  return [...new Map([...newest, ...earlier].map((each) => [each.id, each])).values()];
}

/** Whether it is newer than the last view of the list. @param lastSeen milliseconds since the epoch */
export function isUnread({ timestamp }: Pick<Notification, 'timestamp'>, lastSeen: number): boolean {
  return timestamp !== null && timestamp.getTime() > lastSeen;
}
