import { buildVideoNotifications } from '#src/domain/notification.ts';
import {
  buildRequestNotification,
  buildInviteNotification,
  buildInviteAcceptedNotification,
  buildRequestAcceptedNotification,
  type StoredNotification,
} from '#tests/support/factories/build-notification.ts';
import type { ReportReason } from '#src/domain/moderation.ts';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { deriveUuid, people, sharings } from './people.ts';
import { videos } from './seed-videos.ts';

const { prairieJack, ruth, ana, sam, redMesa, wade, cody, mia } = people;

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

function buildReport(owner: StoredUser, reporter: StoredUser, day: string, reason?: ReportReason) {
  const video = videos.find(({ user_id }) => user_id === owner.id);
  if (!video) throw new Error(`${owner.id} has no video`);
  const report = { user_id: reporter.id, video_id: video.video_id, reported_date: toTimestamp(day) };
  return { id: `${video.id}_${reporter.id}`, data: { ...report, ...(reason && { reason }) } };
}

/** Reports that wait for the administrator. */
export const reports = [
  buildReport(ana, cody, '09-10', 'wrong-names'),
  buildReport(ana, mia, '09-12'),
  buildReport(wade, mia, '09-14', 'copied'),
];
