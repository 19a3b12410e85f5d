import { doc, serverTimestamp } from 'firebase/firestore/lite';
import type { ReportReason } from '#src/domain/moderation.ts';
import type { Reel } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { DataError, isDataError } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { commitPaced } from './rate-limits.ts';

/** A video or a reel. */
export type ReportableItem = { video: Pick<Video, 'id' | 'video_id'> } | { reel: Pick<Reel, 'id'> };

interface NewReport {
  /** The account that is acted for. */
  accountId: string;
  /** The session user, who can report a video or reel once. */
  reporterId: string;
  item: ReportableItem;
  /** Undefined when the reporter chose none. */
  reason?: ReportReason | undefined;
}

/**
 * Reports a video or a reel to the administrators.
 *
 * @throws DataError `already-reported`; `not-found` when it is gone; `too-soon` and `report-limit`
 */
export async function sendReport({ accountId, reporterId, item, reason }: NewReport): Promise<void> {
  const [collection, itemId, named] =
    'reel' in item
      ? (['reels', item.reel.id, { reel_id: item.reel.id }] as const)
      : (['videos', item.video.id, { video_id: item.video.video_id }] as const);
  const id = `${itemId}_${reporterId}`;
  const report = {
    ...{ user_id: accountId, ...named, reported_date: serverTimestamp() },
    ...(reason && { reason }),
  };
  try {
    await commitPaced({ action: 'report', subject: id }, (batch) =>
      batch.set(doc(firestore, 'reported_videos', id), report),
    );
  } catch (error) {
    if (!isDataError(error, 'not-allowed')) throw error;
    const exists = await fetchDocument(collection, itemId, () => true);
    throw exists ? createRefusal('already-reported', error) : new DataError('not-found', error);
  }
}
