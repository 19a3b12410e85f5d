import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
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
import type { Video } from '#src/domain/video.ts';
import { parseVideoLink } from '#src/config/video-link.ts';
import { AdminInputError, reportOnly, type AdminCommand, type AdminPlan } from './admin-command.ts';
import { describeVideo, findVideo, findVideoIfAny, getVideoFileNames, getVideoName } from './find-video.ts';

/** Recorded in place of an administrator's id: who ran the command is in `admin_log`. */
const handledBy = 'npm run admin';

async function fetchReports(app: App, videoId?: string): Promise<Report[]> {
  const all = getFirestore(app).collection('reported_videos');
  const { docs } = await (videoId === undefined ? all : all.where('video_id', '==', videoId)).get();
  return docs
    .map((found) => parseReport(found.id, toPlainData(found.data())))
    .toSorted((a, b) => (a.reported_date?.getTime() ?? 0) - (b.reported_date?.getTime() ?? 0));
}

async function describeReports(app: App): Promise<string[]> {
  const lines = groupReports(await fetchReports(app)).map(async ({ video_id, reports }) => {
    const video = await findVideoIfAny(app, video_id);
    const reasons = [...new Set(reports.map(({ reason }) => reason ?? 'no reason'))].join(', ');
    const since = reports[0]?.reported_date?.toISOString().slice(0, 10) ?? 'unknown';
    const subject = video ? describeVideo(video) : `a video that is gone (${video_id})`;
    return `${subject}: ${reports.length} since ${since} (${reasons})`;
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
  for (const name of getVideoFileNames(video.video_id))
    await bucket.file(name).delete({ ignoreNotFound: true });
  const notifications = firestore.collection('notifications');
  const batch = firestore.batch();
  batch.delete(firestore.collection('videos').doc(video.id));
  for (const id of getVideoNotificationIds(video)) batch.delete(notifications.doc(id));
  addNotification(firestore, batch, buildTakeDownNotification(video));
  await batch.commit();
}

async function planTakeDown(app: App, value: string): Promise<AdminPlan> {
  const video = await findVideo(app, value);
  const reports = await fetchReports(app, video.video_id);
  return {
    changes: [
      `delete ${describeVideo(video)} with its files, and notify the account ${video.user_id}`,
      ...reports.map(({ id }) => `close the report ${id} as taken-down`),
    ],
    names: [getVideoName(video)],
    apply: async () => {
      await deleteVideo(app, video);
      await handleReports(getFirestore(app), reports, { outcome: 'taken-down' });
    },
  };
}

/** Also for a video that is gone. */
async function planDecision(app: App, value: string, decision: ReportDecision): Promise<AdminPlan> {
  const video = await findVideoIfAny(app, value);
  const reports = await fetchReports(app, video?.video_id ?? parseVideoLink(value));
  if (reports.length === 0) throw new AdminInputError(`No report of "${value}" is waiting.`);
  return {
    changes: reports.map(({ id }) => `close the report ${id} as ${decision.outcome}`),
    apply: () => handleReports(getFirestore(app), reports, decision),
  };
}

function readMessage(text: string): string {
  const message = text.trim();
  // As in firestore.rules.
  if (message.length <= maxAnswerLength && !/\p{Cc}/u.test(message)) return message;
  throw new AdminInputError(`An answer is one line of at most ${maxAnswerLength} characters.`);
}

export const reportCommands: readonly AdminCommand[] = [
  {
    usage: 'reports list',
    summary: 'lists the reported videos that wait, oldest report first',
    plan: async (app) => reportOnly(await describeReports(app)),
  },
  {
    usage: 'reports take-down <video>',
    summary: 'deletes a video, reported or not, notifies its account and closes its reports',
    plan: (app, [video = '']) => planTakeDown(app, video),
  },
  {
    usage: 'reports dismiss <video>',
    summary: 'closes the reports of a video, which stays',
    plan: (app, [video = '']) => planDecision(app, video, { outcome: 'dismissed' }),
  },
  {
    usage: 'reports answer <video> <text>',
    summary: 'closes the reports of a video and notifies those who reported it',
    plan: (app, [video = '', text = '']) =>
      planDecision(app, video, { outcome: 'answered', message: readMessage(text) }),
  },
];
