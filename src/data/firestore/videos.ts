import {
  collection,
  doc,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type Query,
  type QueryConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import {
  buildDelegateNotification,
  buildVideoNotifications,
  getRemovedTagNotificationIds,
  getVideoNotificationIds,
} from '#src/domain/notification.ts';
import type { StoredVideoFilter, VideoCursor, VideoPage } from '#src/domain/video-page.ts';
import type { User } from '#src/domain/user.ts';
import { parseVideo, type NewVideo, type Video, type VideoChanges } from '#src/domain/video.ts';
import { DataError, isDataError, withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchDocument } from './fetch-document.ts';
import { addNotification, deleteNotification } from './notification-writes.ts';
import { buildCursorConstraints, SnapshotCursor } from './video-cursor.ts';

const videosCollection = collection(firestore, 'videos');

/** Firestore has a query function of its own for alternatives. */
function buildVideosQuery(filter: StoredVideoFilter, page: QueryNonFilterConstraint[]): Query {
  switch (filter.kind) {
    case 'by-account': {
      const isContractor = where('contractor_id', '==', filter.accountId);
      return query(videosCollection, or(where('user_id', '==', filter.accountId), isContractor), ...page);
    }
    case 'of-rider': {
      const isTagged = where('contestants_id', 'array-contains', filter.riderId);
      return query(videosCollection, or(where('user_id', '==', filter.riderId), isTagged), ...page);
    }
    default:
      return query(videosCollection, ...buildFilterConstraints(filter), ...page);
  }
}

function buildFilterConstraints(
  filter: Exclude<StoredVideoFilter, { kind: 'by-account' | 'of-rider' }>,
): QueryConstraint[] {
  switch (filter.kind) {
    case 'all':
      return [];
    case 'event':
      return [where('event_type', '==', filter.eventId)];
    case 'events':
      return [where('event_type', 'in', [...filter.eventIds])];
    case 'ride-of-the-week':
      return [where('ride_of_the_week', '==', true)];
    case 'of-animal':
      return [where('animal_id', '==', filter.animalId)];
  }
}

/**
 * Reads one page of videos, newest first: by publication time, or for the videos of an animal by the day of the ride.
 *
 * @param size the number of videos per page
 * @param after the cursor of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchVideoPage(
  filter: StoredVideoFilter,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      buildVideosQuery(filter, [
        orderBy(filter.kind === 'of-animal' ? 'event_date' : 'created', 'desc'),
        ...buildCursorConstraints(after),
        limit(size),
      ]),
    );
    const last = snapshot.size === size ? snapshot.docs.at(-1) : undefined;
    return {
      videos: snapshot.docs.map((found) => parseVideo(found.id, toPlainData(found.data()))),
      nextCursor: last && new SnapshotCursor(last),
    };
  });
}

/**
 * Counts the videos of a list without reading them.
 *
 * @param max the count ends there; visitors may ask for 20 at most
 * @throws DataError
 */
export async function countVideos(filter: StoredVideoFilter, max: number): Promise<number> {
  return withDataErrors(async () => {
    const snapshot = await getCount(buildVideosQuery(filter, [limit(max)]));
    return snapshot.data().count;
  });
}

/**
 * Reads one video by its public id. For videos of this app that is the document's id; older documents are found by
 * their `video_id`.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchVideo(videoId: string): Promise<Video | undefined> {
  if (!isDocumentId(videoId)) return undefined;
  const video = await fetchDocument('videos', videoId, parseVideo);
  if (video) return video;
  return withDataErrors(async () => {
    const { docs } = await getDocs(query(videosCollection, where('video_id', '==', videoId), limit(1)));
    const olderVideo = docs[0];
    return olderVideo && parseVideo(olderVideo.id, toPlainData(olderVideo.data()));
  });
}

/**
 * Whether any video is tagged with the animal.
 *
 * @throws DataError
 */
export async function animalHasVideos(animalId: string): Promise<boolean> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(query(videosCollection, where('animal_id', '==', animalId), limit(1)));
    return !snapshot.empty;
  });
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
  batch.update(doc(firestore, 'uploads', video.id), { published: serverTimestamp() });
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
  return tagsOthers && isDataError(error, 'not-allowed') ? new DataError('tag-denied', error) : error;
}

/**
 * Changes a video, marks it as edited, and removes the notifications of removed tags.
 *
 * @param video as stored: the notification of a delegate's edit contains its title
 * @param editor the profile of the session user
 * @throws DataError `tag-denied` when somebody who is newly tagged may be the reason
 */
export async function updateVideo(video: Video, changes: VideoChanges, editor: User): Promise<void> {
  const batch = writeBatch(firestore);
  batch.update(doc(videosCollection, video.id), {
    ...changes,
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

/**
 * Deletes the document of a video and its notifications; succeeds when it is already gone. Delete the files before, so
 * that none is left without a video.
 *
 * @param id the document's id
 * @param deleter the profile of the session user; a delegate's deletion notifies the account
 * @throws DataError
 */
export async function deleteVideo(id: string, deleter: User): Promise<void> {
  const video = await fetchDocument('videos', id, parseVideo);
  if (!video) return;
  const batch = writeBatch(firestore);
  batch.delete(doc(videosCollection, id));
  for (const notificationId of getVideoNotificationIds(video)) deleteNotification(batch, notificationId);
  addNotification(batch, buildDelegateNotification('deleted', deleter, video));
  await withDataErrors(() => batch.commit());
}
