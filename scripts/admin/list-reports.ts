import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { parseVideoLink } from '#src/config/video-link.ts';
import { toPlainData } from '#src/data/plain-data.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  groupReports,
  maxAnswerLength,
  parseReport,
  type Report,
  type ReportDecision,
} from '#src/domain/moderation.ts';
import { getVideoNotificationIds, type NewNotification } from '#src/domain/notification.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { InputError } from '../command-line.ts';
import { reportOnly, type AdminCommand, type AdminPlan } from './admin-command.ts';
import { describeReel, findReel, getReelName, parseReelLink } from './find-reel.ts';
import { describeVideo, findVideoIfAny, getVideoFileNames, getVideoName } from './find-video.ts';

/** Recorded in place of an administrator's id: who ran the command is in `admin_log`. */
const handledBy = 'npm run admin';

/** @param id of the video or reel; undefined for all reports */
async function fetchReports(app: App, id?: string): Promise<Report[]> {
  const all = getFirestore(app).collection('reported_videos');
  const queries =
    id === undefined ? [all] : [all.where('video_id', '==', id), all.where('reel_id', '==', id)];
  const results = await Promise.all(queries.map((query) => query.get()));
  return results
    .flatMap(({ docs }) => docs)
    .map((found) => parseReport(found.id, toPlainData(found.data())))
    .toSorted((a, b) => (a.reported_date?.getTime() ?? 0) - (b.reported_date?.getTime() ?? 0));
}

async function describeSubject(app: App, { video_id, reel_id }: Pick<Report, 'video_id' | 'reel_id'>) {
  if (!reel_id) {
    const video = await findVideoIfAny(app, video_id);
    return video ? describeVideo(video) : `a video that is gone (${video_id})`;
  }
  const reel = await findReel(app, reel_id);
  return reel ? describeReel(reel) : `a reel that is gone (${reel_id})`;
}

async function describeReports(app: App): Promise<string[]> {
  const lines = groupReports(await fetchReports(app)).map(async ({ reports, ...subject }) => {
    const reasons = [...new Set(reports.map(({ reason }) => reason ?? 'no reason'))].join(', ');
    const since = reports[0]?.reported_date?.toISOString().slice(0, 10) ?? 'unknown';
    return `${await describeSubject(app, subject)}: ${reports.length} since ${since} (${reasons})`;
  });
  return lines.length > 0 ? Promise.all(lines) : ['No reports are waiting.'];
}

function addNotification(firestore: Firestore, batch: WriteBatch, notification: NewNotification): void {
  batch.set(firestore.collection('notifications').doc(notification.id), {
    ...notification,
    timestamp: FieldValue.serverTimestamp(),
    expires: getExpiry('notifications', Date.now()),
  });
}

/** One batch for each report, so that what a failure leaves can be closed by another attempt. */
async function handleReports(
  firestore: Firestore,
  reports: readonly Report[],
  decision: ReportDecision,
): Promise<void> {
  for (const report of reports) {
    const batch = firestore.batch();
    batch.delete(firestore.collection('reported_videos').doc(report.id));
    batch.set(firestore.collection('handled_reports').doc(report.id), {
      ...buildHandledReport(report, decision, handledBy),
      handled: FieldValue.serverTimestamp(),
    });
    if (decision.outcome === 'answered')
      addNotification(firestore, batch, buildAnswerNotification(report, decision.message));
    await batch.commit();
  }
}

async function deleteVideo(app: App, video: Video): Promise<void> {
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket();
  // From now on, the rules refuse late files, as after a deletion in the app.
  await firestore.doc(`uploads/${video.video_id}`).set({ deleting: new Date() }, { merge: true });
  for (const name of getVideoFileNames(video.video_id))
    await bucket.file(name).delete({ ignoreNotFound: true });
  const batch = firestore.batch();
  for (const name of ['videos', 'ride_links']) batch.delete(firestore.collection(name).doc(video.id));
  for (const id of getVideoNotificationIds(video)) batch.delete(firestore.doc(`notifications/${id}`));
  addNotification(firestore, batch, buildTakeDownNotification(video));
  await batch.commit();
}

async function deleteReel(app: App, reel: Reel): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  batch.delete(firestore.collection('reels').doc(reel.id));
  batch.set(firestore.doc(`deleted_reels/${reel.id}`), {
    id: reel.id,
    deleted: FieldValue.serverTimestamp(),
  });
  addNotification(firestore, batch, buildTakeDownNotification(reel, 'reelTakenDown'));
  await batch.commit();
}

interface ReportableItem {
  readonly name: string;
  readonly description: string;
  readonly accountId: string;
  /** What reports call it. */
  readonly reportedId: string;
  readonly remove: () => Promise<void>;
}

async function findVideoOrReel(app: App, value: string): Promise<ReportableItem | undefined> {
  const video = parseReelLink(value) === undefined && (await findVideoIfAny(app, value));
  if (video)
    return {
      name: getVideoName(video),
      description: `${describeVideo(video)} with its files`,
      accountId: video.user_id,
      reportedId: video.video_id,
      remove: () => deleteVideo(app, video),
    };
  const reel = await findReel(app, value);
  if (!reel) return undefined;
  return {
    name: getReelName(reel),
    description: describeReel(reel),
    accountId: reel.user_id,
    reportedId: reel.id,
    remove: () => deleteReel(app, reel),
  };
}

async function planTakeDown(app: App, value: string): Promise<AdminPlan> {
  const item = await findVideoOrReel(app, value);
  if (!item) throw new InputError(`There is no video or reel "${value}".`);
  const reports = await fetchReports(app, item.reportedId);
  return {
    changes: [
      `delete ${item.description}, and notify the account ${item.accountId}`,
      ...reports.map(({ id }) => `close the report ${id} as taken-down`),
    ],
    names: [item.name],
    apply: async () => {
      await item.remove();
      await handleReports(getFirestore(app), reports, { outcome: 'taken-down' });
    },
  };
}

/** Works for a video or a reel that is gone, too. */
async function planDecision(app: App, value: string, decision: ReportDecision): Promise<AdminPlan> {
  const item = await findVideoOrReel(app, value);
  const reports = await fetchReports(app, item?.reportedId ?? parseReelLink(value) ?? parseVideoLink(value));
  if (reports.length === 0) throw new InputError(`No report of "${value}" is waiting.`);
  return {
    changes: reports.map(({ id }) => `close the report ${id} as ${decision.outcome}`),
    apply: () => handleReports(getFirestore(app), reports, decision),
  };
}

function readMessage(text: string): string {
  const message = text.trim();
  // The same condition as in firestore.rules.
  if (message.length <= maxAnswerLength && !/\p{Cc}/u.test(message)) return message;
  throw new InputError(`An answer is one line of at most ${maxAnswerLength} characters.`);
}

export const reportCommands: readonly AdminCommand[] = [
  {
    usage: 'reports list',
    summary: 'lists the reported videos and reels that wait, oldest report first',
    plan: async (app) => reportOnly(await describeReports(app)),
  },
  {
    usage: 'reports take-down <video|reel>',
    summary: 'deletes a video or reel, reported or not, notifies its account and closes its reports',
    plan: (app, [item = '']) => planTakeDown(app, item),
  },
  {
    usage: 'reports dismiss <video|reel>',
    summary: 'closes the reports of a video or reel, which stays',
    plan: (app, [item = '']) => planDecision(app, item, { outcome: 'dismissed' }),
  },
  {
    usage: 'reports answer <video|reel> <text>',
    summary: 'closes the reports of a video or reel and notifies those who reported it',
    plan: (app, [item = '', text = '']) =>
      planDecision(app, item, { outcome: 'answered', message: readMessage(text) }),
  },
];
