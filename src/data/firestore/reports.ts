import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { ReportReason } from '#src/domain/report-reason.ts';
import { parseVideo } from '#src/domain/video.ts';
import { DataError, isDataError } from '../data-error.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore.ts';
import { commitPaced } from './rate-limits.ts';

interface VideoReport {
  /** The account that is acted for. */
  accountId: string;
  /** The session user, who can report a video once. */
  reporterId: string;
  /** The id of the video's document. */
  videoId: string;
  /** Undefined when the reporter chose none. */
  reason?: ReportReason | undefined;
}

/**
 * Reports a video to the administrators.
 *
 * @throws DataError `already-reported`; `not-found` when the video is gone; `too-soon` and `report-limit`
 */
export async function reportVideo({ accountId, reporterId, videoId, reason }: VideoReport): Promise<void> {
  const id = `${videoId}_${reporterId}`;
  const report = {
    user_id: accountId,
    video_id: videoId,
    reported_date: serverTimestamp(),
    ...(reason && { reason }),
  };
  try {
    await commitPaced({ action: 'report', subject: id }, (batch) =>
      batch.set(doc(firestore, 'reported_videos', id), report),
    );
  } catch (error) {
    if (!isDataError(error, 'not-allowed')) throw error;
    const video = await fetchDocument('videos', videoId, parseVideo);
    throw new DataError(video ? 'already-reported' : 'not-found', error);
  }
}
