import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import {
  buildAnswerNotification,
  buildHandledReport,
  buildTakeDownNotification,
  parseReport,
  type Report,
  type ReportDecision,
} from '#src/domain/moderation.ts';
import { getVideoNotificationIds } from '#src/domain/notification.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { DataError, withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { deleteVideoFiles } from '../storage/delete-video-files.ts';
import { firestore } from './firestore-client.ts';
import { addNotification, deleteNotification } from './notification-writes.ts';
import { addReelDeletion } from './reels.ts';
import { addLinkDeletion } from './ride-links.ts';

/**
 * Lists the reports that wait, oldest first. For administrators.
 *
 * @param max how many at most
 * @throws DataError
 */
export async function fetchReports(max: number): Promise<Report[]> {
  return withDataErrors(async () => {
    const reports = collection(firestore, 'reported_videos');
    const { docs } = await getDocs(query(reports, orderBy('reported_date'), limit(max)));
    return docs.map((found) => parseReport(found.id, toPlainData(found.data())));
  });
}

function closeReport(batch: WriteBatch, report: Report, decision: ReportDecision, administratorId: string) {
  batch.delete(doc(firestore, 'reported_videos', report.id));
  batch.set(doc(firestore, 'handled_reports', report.id), {
    ...buildHandledReport(report, decision, administratorId),
    handled: serverTimestamp(),
  });
  if (decision.outcome === 'answered')
    addNotification(batch, buildAnswerNotification(report, decision.message));
}

/** The rules look up one document for each answer, and at most 20 for a batch. */
const reportsPerBatch = 10;

/**
 * Closes reports, in the order given; after a failure the rest can be closed.
 *
 * @param administratorId the session user
 * @throws DataError `not-allowed` also when another administrator was faster
 */
export async function closeReports(
  reports: readonly Report[],
  decision: ReportDecision,
  administratorId: string,
): Promise<void> {
  for (let start = 0; start < reports.length; start += reportsPerBatch) {
    const batch = writeBatch(firestore);
    for (const report of reports.slice(start, start + reportsPerBatch))
      closeReport(batch, report, decision, administratorId);
    await withDataErrors(() => batch.commit());
  }
}

/** Those that no other administrator has closed. */
async function findWaiting(reports: readonly Report[]): Promise<Report[]> {
  const found = await withDataErrors(() =>
    Promise.all(reports.map(({ id }) => getDoc(doc(firestore, 'reported_videos', id)))),
  );
  return reports.filter((_report, index) => found[index]?.exists());
}

/**
 * Deletes a video with its files, notifies its account and closes its reports. Can be repeated until it succeeds.
 *
 * @param administratorId the session user
 * @returns the paths of files that the rules refuse to delete
 * @throws DataError `not-allowed` also when another administrator has closed all reports: the video stays
 */
export async function takeDownVideo(
  video: Video,
  reports: readonly Report[],
  administratorId: string,
): Promise<string[]> {
  // Files do not come back, so once they go, no decision of another administrator may keep the video.
  if ((await findWaiting(reports)).length === 0) throw new DataError('not-allowed');
  const remainingPaths = await deleteVideoFiles(video.video_id);
  const batch = writeBatch(firestore);
  batch.delete(doc(firestore, 'videos', video.id));
  addLinkDeletion(batch, video.id);
  for (const id of getVideoNotificationIds(video)) deleteNotification(batch, id);
  addNotification(batch, buildTakeDownNotification(video));
  await withDataErrors(() => batch.commit());
  await closeReports(await findWaiting(reports), { outcome: 'taken-down' }, administratorId);
  return remainingPaths;
}

/**
 * Deletes a reel, notifies its account and closes its reports.
 *
 * @param administratorId the session user
 * @throws DataError
 */
export async function takeDownReel(
  reel: Reel,
  reports: readonly Report[],
  administratorId: string,
): Promise<void> {
  const batch = writeBatch(firestore);
  addReelDeletion(batch, reel.id);
  addNotification(batch, buildTakeDownNotification(reel, 'reelTakenDown'));
  for (const report of reports) closeReport(batch, report, { outcome: 'taken-down' }, administratorId);
  await withDataErrors(() => batch.commit());
}

/**
 * Adds a video to the rides of the week, or removes it, and logs that like `npm run admin`. For administrators.
 *
 * @param id the document's id
 * @param administratorId the session user
 * @throws DataError
 */
export async function setRideOfTheWeek(
  id: string,
  ride_of_the_week: boolean,
  administratorId: string,
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, 'videos', id), { ride_of_the_week });
  batch.set(doc(collection(firestore, 'admin_log')), {
    time: serverTimestamp(),
    finished: serverTimestamp(),
    operator: administratorId,
    command: `ride-of-the-week ${ride_of_the_week ? 'choose' : 'remove'}`,
    arguments: [id],
    changes: [],
    error: '',
  });
  await withDataErrors(() => batch.commit());
}
