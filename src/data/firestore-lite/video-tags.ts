import { doc, writeBatch } from 'firebase/firestore/lite';
import { getTagNotificationId, type VideoTag } from '#src/domain/notification.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { toAnimalFields, withoutContestant } from '#src/domain/new-video.ts';
import { DataError, withDataErrors } from '../data-error.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { deleteNotification } from './notification-writes.ts';

interface TagRemoval {
  tag: VideoTag;
  /** Whom the tag notified. */
  accountId: string;
  isTagged: boolean;
  changes: Partial<Video>;
}

/** Changes nothing if the stored video is not tagged, so a removal can be repeated. */
async function removeTag(videoId: string, getRemoval: (video: Video) => TagRemoval): Promise<void> {
  const video = await fetchDocument('videos', videoId, parseVideo);
  if (!video) throw new DataError('not-found');
  const { tag, accountId, isTagged, changes } = getRemoval(video);
  if (!isTagged) return;
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, 'videos', videoId), { ...changes });
  deleteNotification(batch, getTagNotificationId(tag, video, accountId));
  await withDataErrors(() => batch.commit());
}

/**
 * Removes the tag of a contestant from a video, and its notification; succeeds when it is already gone.
 *
 * @param videoId the id of the video's document
 * @throws DataError
 */
export async function removeContestantTag(videoId: string, contestantId: string): Promise<void> {
  await removeTag(videoId, (video) => ({
    tag: 'contestant',
    accountId: contestantId,
    isTagged: video.contestants_id.includes(contestantId),
    changes: withoutContestant(video, contestantId),
  }));
}

/**
 * Removes the tagged animal from a video, and its notification; succeeds when it is already gone.
 *
 * @param videoId the id of the video's document
 * @throws DataError
 */
export async function removeAnimalTag(videoId: string, animalId: string): Promise<void> {
  await removeTag(videoId, (video) => ({
    tag: 'animal',
    accountId: video.tagged_animal_contractor_id,
    isTagged: video.animal_id === animalId,
    changes: toAnimalFields(undefined),
  }));
}
