import type { App } from 'firebase-admin/app';
import { FieldPath, FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { toPlainData } from '#src/data/plain-data.ts';
import { alertTypes } from '#src/domain/notification.ts';
import { parsePendingAccess, pendingLifetimeMs, type PendingAccess } from '#src/domain/pending-access.ts';
import { parseUploadTicket, ticketLifetimeMs, type UploadTicket } from '#src/domain/upload-ticket.ts';
import type { AdminCommand, AdminPlan } from './admin-command.ts';
import { planDueErasures } from './erase-account.ts';
import { getVideoFileNames } from './find-video.ts';
import { findByValues, findExisting, readPages } from '#services/read-pages.ts';

async function* readUnpublishedTickets(app: App, pageSize?: number): AsyncGenerator<UploadTicket[]> {
  const unpublished = getFirestore(app).collection('uploads').where('published', '==', null);
  for await (const docs of readPages(unpublished, pageSize))
    yield docs.map((found) => parseUploadTicket(found.id, toPlainData(found.data())));
}

const isExpired = ({ created }: UploadTicket, now: number) =>
  created !== null && created.getTime() <= now - ticketLifetimeMs;

/** The folder and the id in a file's name. */
const ownerPattern = /^(videos|users|animals)\/([^/.]+)/;

/** Which files belong to nothing: no video, profile or animal, and no upload that may still be published. */
async function findOrphansAmong(app: App, names: readonly string[], now: number): Promise<string[]> {
  const firestore = getFirestore(app);
  const owners = names.flatMap((name) => {
    const [, folder = '', id = ''] = ownerPattern.exec(name) ?? [];
    return folder === '' ? [] : [{ name, folder, id }];
  });
  const paths = new Set(owners.map(({ folder, id }) => `${folder}/${id}`));
  const existing = await findExisting([...paths].map((path) => firestore.doc(path)));
  const missing = owners.filter(({ folder, id }) => !existing.has(`${folder}/${id}`));
  const ids = [...new Set(missing.filter(({ folder }) => folder === 'videos').map(({ id }) => id))];
  const [olderVideos, tickets] = await Promise.all([
    // The files of older videos have another id than the document.
    findByValues(firestore.collection('videos').select('video_id'), 'video_id', ids),
    findByValues(firestore.collection('uploads').where('published', '==', null), 'id', ids),
  ]);
  const open = tickets
    .map((found) => parseUploadTicket(found.id, toPlainData(found.data())))
    .filter((ticket) => !isExpired(ticket, now));
  const used = new Set([
    ...olderVideos.map((found) => found.get('video_id') as string),
    ...open.map(({ id }) => id),
  ]);
  return missing.filter(({ folder, id }) => folder !== 'videos' || !used.has(id)).map(({ name }) => name);
}

/** Leaves out the files of the last days, because they may belong to an upload that still runs. */
async function findOrphans(app: App, now: number, maxResults = 1000): Promise<string[]> {
  const bucket = getStorage(app).bucket();
  const orphans: string[] = [];
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      ...{ autoPaginate: false, maxResults },
      ...(pageToken !== undefined && { pageToken }),
    });
    const names = files
      .filter(({ metadata }) => Date.parse(String(metadata.timeCreated)) <= now - ticketLifetimeMs)
      .map(({ name }) => name);
    orphans.push(...(await findOrphansAmong(app, names, now)));
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
  return orphans;
}

/**
 * Invites and requests that nobody can accept any more, which fill the lists of both accounts. Later, Firestore deletes
 * what would still tell that they are old.
 */
async function planExpiredAccess(app: App, now: number, pageSize?: number): Promise<AdminPlan> {
  const firestore = getFirestore(app);
  const found = firestore
    .collection('pending_access')
    .where('created', '<', new Date(now - pendingLifetimeMs))
    .orderBy('created');
  const expired: PendingAccess[] = [];
  for await (const docs of readPages(found, pageSize))
    expired.push(...docs.map((each) => parsePendingAccess(each.id, toPlainData(each.data()))));
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
export async function planCleanup(app: App, now = Date.now(), pageSize?: number): Promise<AdminPlan> {
  const firestore = getFirestore(app);
  const expired: string[] = [];
  for await (const tickets of readUnpublishedTickets(app, pageSize))
    expired.push(...tickets.filter((ticket) => isExpired(ticket, now)).map(({ id }) => id));
  const swept = new Set(await sweepUploads(app, true, pageSize));
  const orphans = (await findOrphans(app, now, pageSize)).filter((name) => !swept.has(name));
  const erasures = await planDueErasures(app, now);
  const access = await planExpiredAccess(app, now, pageSize);
  return {
    findings: erasures.findings ?? [],
    changes: [
      ...erasures.changes,
      ...access.changes,
      ...[...swept].map((name) => `delete ${name}: never published`),
      ...orphans.map((name) => `delete ${name}: belongs to nothing`),
      ...expired.map((id) => `delete the expired upload ticket ${id}`),
    ],
    apply: async () => {
      await erasures.apply();
      await access.apply();
      await sweepUploads(app, false);
      for (const name of orphans) await getStorage(app).bucket().file(name).delete({ ignoreNotFound: true });
      // The tickets go last, because nobody may delete files without a ticket.
      for (const id of expired) await firestore.collection('uploads').doc(id).delete();
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
export async function sweepUploads(app: App, isDryRun: boolean, pageSize?: number): Promise<string[]> {
  const bucket = getStorage(app).bucket();
  const found: string[] = [];
  for await (const tickets of readUnpublishedTickets(app, pageSize)) {
    const expired = tickets.filter((ticket) => isExpired(ticket, Date.now()));
    const names = expired.flatMap(({ id }) => getVideoFileNames(id));
    const exists = await Promise.all(names.map((name) => bucket.file(name).exists()));
    const stored = names.filter((_name, index) => exists[index]?.[0]);
    if (!isDryRun)
      await Promise.all(stored.map((name) => bucket.file(name).delete({ ignoreNotFound: true })));
    found.push(...stored);
  }
  return found;
}
