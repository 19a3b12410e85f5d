import type { App } from 'firebase-admin/app';
import { FieldPath, FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { toPlainData } from '#src/data/plain-data.ts';
import { alertTypes } from '#src/domain/notification.ts';
import { parsePendingAccess, pendingLifetimeMs, type PendingAccess } from '#src/domain/pending-access.ts';
import { parseUploadTicket, ticketLifetimeMs } from '#src/domain/upload-ticket.ts';
import type { AdminCommand, AdminPlan } from './admin-command.ts';
import { planDueErasures } from './erase-account.ts';
import { getVideoFileNames } from './find-video.ts';
import { findByValues, findExisting, readAll, readPages } from '#services/read-pages.ts';

/** Uploads that were not published, by whether they still may be. */
interface Unpublished {
  readonly openIds: readonly string[];
  readonly expiredIds: readonly string[];
  /** The names of the stored files of those that are expired. */
  readonly files: readonly string[];
}

async function findUnpublished(app: App, now: number, pageSize?: number): Promise<Unpublished> {
  const bucket = getStorage(app).bucket();
  const [openIds, expiredIds, files]: [string[], string[], string[]] = [[], [], []];
  const unpublished = getFirestore(app).collection('uploads').where('published', '==', null);
  for await (const docs of readPages(unpublished, pageSize)) {
    const names: string[] = [];
    for (const found of docs) {
      const { id, created } = parseUploadTicket(found.id, toPlainData(found.data()));
      const isExpired = created !== null && created.getTime() <= now - ticketLifetimeMs;
      (isExpired ? expiredIds : openIds).push(id);
      if (isExpired) names.push(...getVideoFileNames(id));
    }
    const exists = await Promise.all(names.map((name) => bucket.file(name).exists()));
    files.push(...names.filter((_name, index) => exists[index]?.[0]));
  }
  return { openIds, expiredIds, files };
}

/** The folder and the id in a file's name. */
const ownerPattern = /^(videos|users|animals)\/([^/.]+)/;

/** Which files belong to no video, profile or animal. */
async function findOrphansAmong(app: App, names: readonly string[]): Promise<string[]> {
  const firestore = getFirestore(app);
  const owners = names.flatMap((name) => {
    const [, folder = '', id = ''] = ownerPattern.exec(name) ?? [];
    return folder === '' ? [] : [{ name, folder, id }];
  });
  const paths = new Set(owners.map(({ folder, id }) => `${folder}/${id}`));
  const existing = await findExisting([...paths].map((path) => firestore.doc(path)));
  const missing = owners.filter(({ folder, id }) => !existing.has(`${folder}/${id}`));
  const ids = [...new Set(missing.filter(({ folder }) => folder === 'videos').map(({ id }) => id))];
  // The files of older videos have another id than the document.
  const olderVideos = await findByValues(firestore.collection('videos').select('video_id'), 'video_id', ids);
  const used = new Set(olderVideos.map((found) => found.get('video_id') as string));
  return missing.filter(({ folder, id }) => folder !== 'videos' || !used.has(id)).map(({ name }) => name);
}

/** Not the files of the last days, which an upload may belong to. */
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
    orphans.push(...(await findOrphansAmong(app, names)));
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
  const expired = (await readAll(found, pageSize)).map((each) =>
    parsePendingAccess(each.id, toPlainData(each.data())),
  );
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
  const { openIds, expiredIds, files } = await findUnpublished(app, now, pageSize);
  const known = new Set([...files, ...openIds.flatMap(getVideoFileNames)]);
  const orphans = (await findOrphans(app, now, pageSize)).filter((name) => !known.has(name));
  const erasures = await planDueErasures(app, now);
  const access = await planExpiredAccess(app, now, pageSize);
  return {
    findings: erasures.findings ?? [],
    changes: [
      ...erasures.changes,
      ...access.changes,
      ...files.map((name) => `delete ${name}: never published`),
      ...orphans.map((name) => `delete ${name}: belongs to nothing`),
      ...expiredIds.map((id) => `delete the expired upload ticket ${id}`),
    ],
    apply: async () => {
      await erasures.apply();
      await access.apply();
      const bucket = getStorage(app).bucket();
      for (const name of [...files, ...orphans]) await bucket.file(name).delete({ ignoreNotFound: true });
      // After the files: without a ticket nobody may delete them.
      for (const id of expiredIds) await getFirestore(app).collection('uploads').doc(id).delete();
    },
  };
}

export const cleanupCommand: AdminCommand = {
  usage: 'cleanup',
  summary:
    'deletes what is left of deleted accounts, uploads and invites, and sign-ups never verified for 30 days',
  plan: (app) => planCleanup(app),
};
