import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { ReportReason } from '#src/domain/moderation.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { DataError, isDataError } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { commitPaced } from './rate-limits.ts';

interface VideoReport {
  /** The account that is acted for. */
  accountId: string;
  /** The session user, who can report a video once. */
  reporterId: string;
  video: Pick<Video, 'id' | 'video_id'>;
  /** Undefined when the reporter chose none. */
  reason?: ReportReason | undefined;
}

/**
 * Reports a video to the administrators.
 *
 * @throws DataError `already-reported`; `not-found` when the video is gone; `too-soon` and `report-limit`
 */
export async function reportVideo({ accountId, reporterId, video, reason }: VideoReport): Promise<void> {
  const id = `${video.id}_${reporterId}`;
  const report = {
    user_id: accountId,
    video_id: video.video_id,
    reported_date: serverTimestamp(),
    ...(reason && { reason }),
  };
  try {
    await commitPaced({ action: 'report', subject: id }, (batch) =>
      batch.set(doc(firestore, 'reported_videos', id), report),
    );
  } catch (error) {
    if (!isDataError(error, 'not-allowed')) throw error;
    const stored = await fetchDocument('videos', video.id, parseVideo);
    throw stored ? createRefusal('already-reported', error) : new DataError('not-found', error);
  }
}
