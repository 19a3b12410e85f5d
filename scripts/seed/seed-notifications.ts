import { buildVideoNotifications } from '#src/domain/notification.ts';
import {
  buildRequestNotification,
  buildInviteNotification,
  buildInviteAcceptedNotification,
  buildRequestAcceptedNotification,
  type StoredNotification,
} from '#tests/support/factories/build-notification.ts';
import { deriveUuid } from './derive-uuid.ts';
import { people, sharings } from './people.ts';
import { videos } from './seed-videos.ts';

const { prairieJack, ruth, ana, sam, redMesa, wade } = people;

const toTimestamp = (day: string) => new Date(`2026-${day}T18:40:00Z`);
const createIdentity = (name: string, day: string) => ({
  id: deriveUuid(`notification/${name}`),
  timestamp: toTimestamp(day),
});

/** Sent when the videos were published. */
const videoNotifications: StoredNotification[] = videos.flatMap((video) =>
  buildVideoNotifications(video).map((notification) => ({ ...notification, timestamp: video.created })),
);

/** For pending invites and requests. */
const pendingNotifications: StoredNotification[] = sharings.flatMap(
  ([sharing, grantorName, delegateName], i) => {
    const [grantor, delegate] = [people[grantorName], people[delegateName]];
    const common = createIdentity(`pending/${grantorName}/${delegateName}`, `09-${12 + i}`);
    if (sharing === 'invited') return [buildInviteNotification(delegate, grantor, common)];
    if (sharing === 'requested') return [buildRequestNotification(grantor, delegate, common)];
    return [];
  },
);

export const notifications: readonly StoredNotification[] = [
  ...videoNotifications,
  ...pendingNotifications,
  buildInviteAcceptedNotification(prairieJack, ruth, createIdentity('ruth', '01-08')),
  buildInviteAcceptedNotification(ana, sam, createIdentity('sam', '02-21')),
  buildRequestAcceptedNotification(wade, redMesa, createIdentity('wade', '01-19')),
];
