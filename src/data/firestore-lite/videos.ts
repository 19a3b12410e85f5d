import {
  collection,
  doc,
  getCount,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  buildDelegateNotification,
  buildVideoNotifications,
  getRemovedTagNotificationIds,
} from '#src/domain/notification.ts';
import { getRodeoId } from '#src/domain/rodeo.ts';
import type { User } from '#src/domain/user.ts';
import { parseVideo, type NewVideo, type Video } from '#src/domain/video.ts';
import type { VideoChanges } from '#src/domain/new-video.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { firestore } from './firestore-client.ts';
import { fetchDocument } from './fetch-document.ts';
import { addNotification, deleteNotification } from './notification-writes.ts';

const videosCollection = collection(firestore, 'videos');

const queryVideosOf = (animalId: string, max: number) =>
  query(videosCollection, where('animal_id', '==', animalId), limit(max));

/**
 * Counts the videos of an animal without reading them.
 *
 * @param max the count ends there; visitors may ask for 20 at most
 * @throws DataError
 */
export async function countVideosOfAnimal(animalId: string, max: number): Promise<number> {
  return withDataErrors(async () => (await getCount(queryVideosOf(animalId, max))).data().count);
}

/**
 * Whether any video is tagged with the animal.
 *
 * @throws DataError
 */
export async function animalHasVideos(animalId: string): Promise<boolean> {
  return withDataErrors(async () => !(await getDocs(queryVideosOf(animalId, 1))).empty);
}

/** A commit takes no longer than this; its outcome is then looked up. */
const publishTimeoutMs = 30_000;

async function isPublished(video: NewVideo): Promise<boolean> {
  const published = await fetchDocument('videos', video.id, parseVideo).catch(() => undefined);
  return published?.user_id === video.user_id && published.created_by === video.created_by;
}

/**
 * Creates the document of a video and its notifications, and closes its upload ticket, in one batch. The files must
 * have been uploaded before: a document never points to a missing file. Succeeds when the video is published already, so
 * it can be repeated.
 *
 * @param uploader the profile of the session user; a delegate's upload notifies the account
 * @throws DataError `tag-denied` when somebody who is tagged may be the reason
 */
export async function publishVideo(video: NewVideo, uploader: User): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, 'uploads', video.id), { published: serverTimestamp(), expires: null });
  batch.set(doc(videosCollection, video.id), { ...video, created: serverTimestamp(), updatedDate: null });
  for (const notification of buildVideoNotifications(video)) addNotification(batch, notification);
  addNotification(batch, buildDelegateNotification('posted', uploader, video));
  try {
    await withDataErrors(() => batch.commit(), { timeoutMs: publishTimeoutMs });
  } catch (error) {
    if (!(await isPublished(video))) throw explainDenial(error, video.user_id, video);
  }
}

/** The rules only say that a write is denied. Only the people who are tagged can see that they block the account. */
function explainDenial(error: unknown, accountId: string, tags: VideoChanges): unknown {
  const taggedIds = [...(tags.contestants_id ?? []), tags.tagged_animal_contractor_id ?? ''];
  const tagsOthers = taggedIds.some((id) => id !== '' && id !== accountId);
  return tagsOthers && isDataError(error, 'not-allowed') ? createRefusal('tag-denied', error) : error;
}

/**
 * Changes a video, sets `edited`, and removes the notifications of removed tags.
 *
 * @param video as stored: the notification of a delegate's edit contains its title
 * @param editor the profile of the session user
 * @throws DataError `tag-denied` when somebody who is newly tagged may be the reason
 */
export async function updateVideo(video: Video, changes: VideoChanges, editor: User): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(videosCollection, video.id), {
    ...changes,
    rodeo_id: getRodeoId(changes),
    edited: true,
    updatedDate: serverTimestamp(),
  });
  for (const notificationId of getRemovedTagNotificationIds(video, changes))
    deleteNotification(batch, notificationId);
  addNotification(batch, buildDelegateNotification('edited', editor, video));
  try {
    await withDataErrors(() => batch.commit());
  } catch (error) {
    throw explainDenial(error, video.user_id, changes);
  }
}
