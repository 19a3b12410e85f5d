import type { App } from 'firebase-admin/app';
import { FieldPath, FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { toPlainData } from '#src/data/plain-data.ts';
import { alertTypes } from '#src/domain/notification.ts';
import { parsePendingAccess, pendingLifetimeMs, type PendingAccess } from '#src/domain/pending-access.ts';
import { parseUploadTicket, ticketLifetimeMs, type UploadTicket } from '#src/domain/upload-ticket.ts';
import { parseVideo } from '#src/domain/video.ts';
import type { AdminCommand, AdminPlan } from './admin-command.ts';
import { planDueErasures } from './erase-account.ts';
import { getVideoFileNames } from './find-video.ts';

async function readIds(firestore: Firestore, collection: string): Promise<Set<string>> {
  const { docs } = await firestore.collection(collection).select().get();
  return new Set(docs.map(({ id }) => id));
}

async function readVideoIds(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection('videos').select('video_id').get();
  // The files of older videos have another id than the document.
  return new Set(docs.flatMap((found) => [found.id, parseVideo(found.id, found.data()).video_id]));
}

async function readUnpublishedTickets(firestore: Firestore): Promise<UploadTicket[]> {
  const { docs } = await firestore.collection('uploads').where('published', '==', null).get();
  return docs.map((found) => parseUploadTicket(found.id, toPlainData(found.data())));
}

const isExpired = ({ created }: UploadTicket, now: number) =>
  created !== null && created.getTime() <= now - ticketLifetimeMs;

/** The folder and the id in a file's name. */
const ownerPattern = /^(videos|users|animals)\/([^/.]+)/;

/** Files of videos, profiles and animals that do not exist; not those of the last days, which an upload may belong to. */
async function findOrphans(app: App, openIds: ReadonlySet<string>, now: number): Promise<string[]> {
  const firestore = getFirestore(app);
  const [videos, users, animals, [files]] = await Promise.all([
    readVideoIds(firestore),
    readIds(firestore, 'users'),
    readIds(firestore, 'animals'),
    getStorage(app).bucket().getFiles(),
  ]);
  const ids: Readonly<Record<string, ReadonlySet<string>>> = {
    videos: new Set([...videos, ...openIds]),
    users,
    animals,
  };
  const isOrphan = (name: string, createdAt: number) => {
    const [, folder = '', id = ''] = ownerPattern.exec(name) ?? [];
    return createdAt <= now - ticketLifetimeMs && ids[folder]?.has(id) === false;
  };
  return files
    .filter(({ name, metadata }) => isOrphan(name, Date.parse(String(metadata.timeCreated))))
    .map(({ name }) => name);
}

/**
 * Invites and requests that nobody can accept any more, which fill the lists of both accounts. Later, Firestore deletes
 * what would still tell that they are old.
 */
async function planExpiredAccess(app: App, now: number): Promise<AdminPlan> {
  const firestore = getFirestore(app);
  const { docs } = await firestore
    .collection('pending_access')
    .where('created', '<', new Date(now - pendingLifetimeMs))
    .get();
  const expired = docs.map((found) => parsePendingAccess(found.id, toPlainData(found.data())));
  const removeOne = async ({ id, from, to, alert_type }: PendingAccess) => {
    const kind = alert_type === alertTypes.invited ? 'invites' : 'requests';
    const users = firestore.collection('users');
    const [sender, recipient] = await firestore.getAll(users.doc(from), users.doc(to));
    const batch = firestore.batch();
    if (sender?.exists) batch.update(sender.ref, new FieldPath(`sent_${kind}`, to), FieldValue.delete());
    if (recipient?.exists)
      batch.update(recipient.ref, new FieldPath(`received_${kind}`, from), FieldValue.delete());
    batch.delete(firestore.collection('pending_access').doc(id));
    await batch.commit();
  };
  return {
    changes: expired.map(({ id }) => `end the invite or request ${id}: expired`),
    apply: async () => {
      for (const pending of expired) await removeOne(pending);
    },
  };
}

/** @param now milliseconds since the epoch */
export async function planCleanup(app: App, now = Date.now()): Promise<AdminPlan> {
  const firestore = getFirestore(app);
  const tickets = await readUnpublishedTickets(firestore);
  const expired = tickets.filter((ticket) => isExpired(ticket, now));
  const openIds = new Set(tickets.filter((ticket) => !expired.includes(ticket)).map(({ id }) => id));
  const swept = await sweepUploads(app, true);
  const orphans = (await findOrphans(app, openIds, now)).filter((name) => !swept.includes(name));
  const erasures = await planDueErasures(app, now);
  const access = await planExpiredAccess(app, now);
  return {
    findings: erasures.findings ?? [],
    changes: [
      ...erasures.changes,
      ...access.changes,
      ...swept.map((name) => `delete ${name}: never published`),
      ...orphans.map((name) => `delete ${name}: belongs to nothing`),
      ...expired.map(({ id }) => `delete the expired upload ticket ${id}`),
    ],
    apply: async () => {
      await erasures.apply();
      await access.apply();
      await sweepUploads(app, false);
      for (const name of orphans) await getStorage(app).bucket().file(name).delete({ ignoreNotFound: true });
      // After the files: without a ticket nobody may delete them.
      for (const { id } of expired) await firestore.collection('uploads').doc(id).delete();
    },
  };
}

export const cleanupCommand: AdminCommand = {
  usage: 'cleanup',
  summary:
    'deletes what is left of deleted accounts, uploads and invites, and sign-ups never verified for 30 days',
  plan: (app) => planCleanup(app),
};

/**
 * Finds the files of uploads that were never published and no longer can be.
 *
 * @param isDryRun whether to keep the files
 * @returns their names
 */
export async function sweepUploads(app: App, isDryRun: boolean): Promise<string[]> {
  const bucket = getStorage(app).bucket();
  const found: string[] = [];
  for (const ticket of await readUnpublishedTickets(getFirestore(app))) {
    if (!isExpired(ticket, Date.now())) continue;
    for (const name of getVideoFileNames(ticket.id)) {
      const [exists] = await bucket.file(name).exists();
      if (!exists) continue;
      found.push(name);
      if (!isDryRun) await bucket.file(name).delete();
    }
  }
  return found;
}
