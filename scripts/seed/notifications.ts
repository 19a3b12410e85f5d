import { notificationsOf } from '#src/domain/notification.ts';
import {
  accessRequest,
  invite,
  inviteAccepted,
  requestAccepted,
  type StoredNotification,
} from '#tests/support/factories/notification.ts';
import { uuidOf } from './ids.ts';
import { people, sharings } from './people.ts';
import { videos } from './videos.ts';

const { prairieJack, ruth, ana, sam, redMesa, wade } = people;

const at = (day: string) => new Date(`2026-${day}T18:40:00Z`);
const numbered = (name: string, day: string) => ({ id: uuidOf(`notification/${name}`), timestamp: at(day) });

/** What each video told those it concerns, at the moment it was published. */
const aboutVideos: StoredNotification[] = videos.flatMap((video) =>
  notificationsOf(video).map((told) => ({ ...told, timestamp: video.created })),
);

/** What is still open says so to whom it waits for. */
const pending: StoredNotification[] = sharings.flatMap(([how, grantorName, delegateName], i) => {
  const [grantor, delegate] = [people[grantorName], people[delegateName]];
  const common = numbered(`pending/${grantorName}/${delegateName}`, `09-${12 + i}`);
  if (how === 'invited') return [invite(delegate, grantor, common)];
  if (how === 'requested') return [accessRequest(grantor, delegate, common)];
  return [];
});

export const notifications: readonly StoredNotification[] = [
  ...aboutVideos,
  ...pending,
  inviteAccepted(prairieJack, ruth, numbered('ruth', '01-08')),
  inviteAccepted(ana, sam, numbered('sam', '02-21')),
  requestAccepted(wade, redMesa, numbered('wade', '01-19')),
];
