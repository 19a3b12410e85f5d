import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildDelegateNotification,
  buildVideoNotifications,
  getVideoNotificationIds,
  type NewNotification,
} from '#src/domain/notification.ts';
import { getPendingChange } from '#src/domain/pending-access.ts';
import { parseRateLimitEntry } from '#src/domain/rate-limit.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildPictureUrl } from '../firestore-fixture.ts';
import { buildStoredTicket } from '../publishing.ts';
import {
  bull,
  getFilePath,
  getUid,
  profiles,
  type Actor,
  removed,
  serverTime,
  type DocumentWrite,
  type World,
} from './world.ts';
import { isAccessStep, type Step, type StepOf } from './steps.ts';

const tenMinutesMs = 10 * 60 * 1000;

/** An actor without a profile attempts what a stranger would. */
function getProfile(by: Actor) {
  const uid = getUid(by);
  const profile = Object.values(profiles).find(({ id }) => id === uid) ?? profiles.stranger;
  return { ...parseUser(uid, profile), id: uid };
}

const getNotificationWrite = (world: World, notification: NewNotification): DocumentWrite => ({
  kind: 'set',
  path: `notifications/${notification.id}`,
  fields: { ...notification, timestamp: serverTime, expires: getExpiry('notifications', world.getNow()) },
});

/** Moves the entry of a paced action. */
async function buildEntryWrite(
  world: World,
  by: Actor,
  kind: 'invite' | 'upload',
  subject: string,
): Promise<DocumentWrite> {
  const user_id = getUid(by);
  const path = `rate_limits/${user_id}_${kind}`;
  const stored = await world.readDocument(path);
  const expires = getExpiry('rate_limits', world.getNow());
  if (!stored)
    return {
      kind: 'set',
      path,
      fields: { user_id, kind, subject, last: serverTime, day: serverTime, count: 1, expires },
    };
  const count = parseRateLimitEntry(stored).count + 1;
  return { kind: 'update', path, fields: { subject, last: serverTime, count, expires } };
}

function buildEntryUpdates({ entries, resetsSelectedAccount }: AccessChange, ownId: string, otherId: string) {
  const updates: Record<string, unknown> = resetsSelectedAccount ? { current_accessed_account: ownId } : {};
  for (const [field, isPresent] of entries) updates[`${field}.${otherId}`] = isPresent ? true : removed;
  return updates;
}

/** The updates of both profiles, of which a forgery changes or omits some. */
async function buildProfileWrites(
  world: World,
  { kind, own, other, forgery }: StepOf<AccessStep>,
): Promise<DocumentWrite[]> {
  const fetchSide = async (id: string) => {
    const fields = await world.readDocument(`users/${id}`);
    // A deleted profile is hidden.
    const selected = fields?.['deleted'] === true ? id : fields?.['current_accessed_account'];
    return { id, current_accessed_account: selected as string };
  };
  const changes = buildAccessChanges(kind, await fetchSide(own), await fetchSide(other));
  const ownFields = {
    ...buildEntryUpdates(changes.own, own, other),
    ...(forgery === 'another delegate' && { 'user_access.stranger': true }),
  };
  const otherFields = {
    ...buildEntryUpdates(changes.other, other, own),
    ...(forgery === 'another account' && {
      'account_access.stranger': true,
      'user_access.stranger': true,
    }),
    ...(forgery === 'another selected account' && { current_accessed_account: 'stranger' }),
  };
  const writes: DocumentWrite[] = [];
  if (forgery !== 'other half only') writes.push({ kind: 'update', path: `users/${own}`, fields: ownFields });
  if (forgery !== 'own half only')
    writes.push({ kind: 'update', path: `users/${other}`, fields: otherFields });
  return writes;
}

/** The same batch as in src/data/firestore-lite/access-writes.ts. */
async function commitAccessStep(world: World, step: StepOf<AccessStep>, by: Actor) {
  const { kind, own, other } = step;
  const writes = await buildProfileWrites(world, step);
  const change = getPendingChange(kind, own, other);
  const path = `pending_access/${change?.pending.id}`;
  if (step.forgery === 'without the pending entry') {
    if (!change) return false;
  } else if (change?.isOpened) {
    const expires = getExpiry('pending_access', world.getNow());
    writes.push({ kind: 'set', path, fields: { ...change.pending, created: serverTime, expires } });
    writes.push(await buildEntryWrite(world, by, 'invite', change.pending.id));
  } else if (change) {
    writes.push({ kind: 'delete', path });
  }
  const notification = buildStepNotification(kind, parseUser(own, profiles[own]), other);
  const stored = notification && (await world.readDocument(`notifications/${notification.id}`));
  const sent = stored?.['timestamp'];
  // One that is less than ten minutes old stays.
  if (notification && !(sent instanceof Date && world.getNow() - sent.getTime() < tenMinutesMs))
    writes.push(getNotificationWrite(world, notification));
  return world.commit(by, writes);
}

function buildPublicationWrites(
  world: World,
  { id, owner, contestants, hasAnimal, isSilent }: Omit<StepOf<'publish'>, 'kind'>,
  by: Actor,
): DocumentWrite[] {
  const video = buildVideo(profiles[owner], {
    id,
    ...(hasAnimal && { animal: bull }),
    contestants: contestants.map((contestant) => profiles[contestant]),
    created_by: getUid(by),
    thumbnail_url: buildPictureUrl(`videos/${id}/${id}.png`, world.projectId),
  });
  const posted = isSilent ? undefined : buildDelegateNotification('posted', getProfile(by), video);
  return [
    { kind: 'update', path: `uploads/${id}`, fields: { published: serverTime, expires: null } },
    { kind: 'set', path: `videos/${id}`, fields: { ...video, created: serverTime } },
    ...buildVideoNotifications(video).map((each) => getNotificationWrite(world, each)),
    ...(posted ? [getNotificationWrite(world, posted)] : []),
  ];
}

/** As in src/data/firestore-lite/videos.ts; an administrator cannot delete notifications. */
async function buildDeletionWrites(
  world: World,
  { id, isSilent }: StepOf<'delete document'>,
  by: Actor,
): Promise<DocumentWrite[]> {
  const deletion: DocumentWrite = { kind: 'delete', path: `videos/${id}` };
  const stored = await world.readDocument(`videos/${id}`);
  if (!stored || by === 'admin') return [deletion];
  const video = parseVideo(id, stored);
  const notification = isSilent ? undefined : buildDelegateNotification('deleted', getProfile(by), video);
  return [
    deletion,
    ...getVideoNotificationIds(video).map((each): DocumentWrite => ({
      kind: 'delete',
      path: `notifications/${each}`,
    })),
    ...(notification ? [getNotificationWrite(world, notification)] : []),
  ];
}

const buildAnnouncement = (id: string, deleter: string): DocumentWrite => ({
  kind: 'update',
  path: `uploads/${id}`,
  fields: { deleter, deleting: serverTime },
});

/** A delegate's announcement notifies the owner of a published video. */
async function buildAnnouncementWrites(world: World, id: string, by: Actor): Promise<DocumentWrite[]> {
  const stored = await world.readDocument(`videos/${id}`);
  const notification =
    stored && by !== 'admin'
      ? buildDelegateNotification('deleted', getProfile(by), parseVideo(id, stored))
      : undefined;
  const announcement = buildAnnouncement(id, getUid(by));
  return notification ? [announcement, getNotificationWrite(world, notification)] : [announcement];
}

async function buildTicketWrites(world: World, { id, owner }: StepOf<'open ticket'>, by: Actor) {
  const now = new Date(world.getNow());
  const ticket = { ...buildStoredTicket(id, owner, getUid(by), now), created: serverTime };
  const opened: DocumentWrite = { kind: 'set', path: `uploads/${id}`, fields: ticket };
  return [opened, await buildEntryWrite(world, by, 'upload', id)];
}

const allOfRider = { owner: 'rider', contestants: [], hasAnimal: false, isSilent: false } as const;

/** The writes of a step of documents that are not access steps. */
function buildWrites(world: World, step: Step, by: Actor): DocumentWrite[] | Promise<DocumentWrite[]> {
  const uid = getUid(by);
  switch (step.kind) {
    case 'select account':
      return [
        { kind: 'update', path: `users/${step.own}`, fields: { current_accessed_account: step.other } },
      ];
    case 'block': {
      const fields = { user_id: step.own, blocked_id: step.other, created: serverTime };
      return [{ kind: 'set', path: `blocks/${step.own}_${step.other}`, fields }];
    }
    case 'unblock':
      return [{ kind: 'delete', path: `blocks/${step.own}_${step.other}` }];
    case 'ban':
    case 'unban':
      return [{ kind: 'update', path: `users/${step.own}`, fields: { deleted: step.kind === 'ban' } }];
    case 'open ticket':
      return buildTicketWrites(world, step, by);
    case 'publish':
      return buildPublicationWrites(world, step, by);
    case 'delete document':
      return buildDeletionWrites(world, step, by);
    case 'publish without the ticket':
      return buildPublicationWrites(world, { ...allOfRider, id: step.id }, by).slice(1);
    case 'reopen the ticket':
      return [{ kind: 'update', path: `uploads/${step.id}`, fields: { published: null } }];
    case 'close the ticket without a video':
      return [{ kind: 'update', path: `uploads/${step.id}`, fields: { published: serverTime } }];
    case 'announce deletion':
      return buildAnnouncementWrites(world, step.id, by);
    case 'announce for another':
      return [buildAnnouncement(step.id, 'stranger')];
    case 'take over the ticket':
      return [{ kind: 'update', path: `uploads/${step.id}`, fields: { owner: uid, uploader: uid } }];
    case 'delete the ticket':
      return [{ kind: 'delete', path: `uploads/${step.id}` }];
    case 'take over the video':
      return [{ kind: 'update', path: `videos/${step.id}`, fields: { user_id: uid } }];
    default:
      return [];
  }
}

/** Attempts a step. @returns whether the rules allow it */
export async function attemptStep(world: World, step: Step, by: Actor): Promise<boolean> {
  if (step.kind === 'wait') {
    await world.pass(step.days * 24 * 60 * 60 * 1000);
    return true;
  }
  if (step.kind === 'delete file') return world.deleteFile(by, getFilePath(step.file, step.id));
  if (step.kind === 'upload')
    return world.upload(by, {
      path: getFilePath(step.file, step.id),
      contentType: step.file === 'clip' ? 'video/mp4' : 'image/png',
      metadata: { owner: step.owner, uploader: getUid(by) },
      content: step.content,
    });
  if (isAccessStep(step)) return commitAccessStep(world, step, by);
  return world.commit(by, await buildWrites(world, step, by));
}
