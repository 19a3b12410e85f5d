import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import { buildVideoNotifications } from '#src/domain/notification.ts';
import type { VideoCursor, VideoFilter, VideoPage } from '#src/domain/video-page.ts';
import { parseVideo, type NewVideo, type Video, type VideoChanges } from '#src/domain/video.ts';
import { withDataErrors, isDataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchDocument } from './fetch-document.ts';

const videosCollection = collection(firestore, 'videos');

class SnapshotCursor implements VideoCursor {
  readonly lastVideoId: string;
  readonly snapshot: QueryDocumentSnapshot;

  constructor(snapshot: QueryDocumentSnapshot) {
    this.lastVideoId = snapshot.id;
    this.snapshot = snapshot;
  }
}

function buildCursorConstraint(cursor: VideoCursor): QueryNonFilterConstraint {
  if (!(cursor instanceof SnapshotCursor)) throw new TypeError('The cursor is not from fetchVideoPage');
  return startAfter(cursor.snapshot);
}

/** Firestore has a query function of its own for alternatives. */
function buildVideosQuery(filter: VideoFilter, page: QueryNonFilterConstraint[]): Query {
  if (filter.kind !== 'of-rider') return query(videosCollection, ...buildFilterConstraints(filter), ...page);
  const isOwner = where('user_id', '==', filter.riderId);
  return query(
    videosCollection,
    or(isOwner, where('contestants_id', 'array-contains', filter.riderId)),
    ...page,
  );
}

function buildFilterConstraints(filter: Exclude<VideoFilter, { kind: 'of-rider' }>): QueryConstraint[] {
  switch (filter.kind) {
    case 'all':
      return [];
    case 'event':
      return [where('event_type', '==', filter.eventId)];
    case 'events':
      return [where('event_type', 'in', [...filter.eventIds])];
    case 'ride-of-the-week':
      return [where('ride_of_the_week', '==', true)];
    case 'by-contestant':
      return [where('user_id', '==', filter.userId)];
    case 'by-contractor':
      return [where('contractor_id', '==', filter.contractorId)];
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
  filter: VideoFilter,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      buildVideosQuery(filter, [
        orderBy(filter.kind === 'of-animal' ? 'event_date' : 'created', 'desc'),
        ...(after ? [buildCursorConstraint(after)] : []),
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
 * Creates the document of a video and its notifications in one batch. The files must have been uploaded before: a
 * document never points to a missing file. Succeeds when the video is published already, so it can be repeated.
 *
 * @throws DataError
 */
export async function publishVideo(video: NewVideo): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(videosCollection, video.id), { ...video, created: serverTimestamp(), updatedDate: null });
  for (const notification of buildVideoNotifications(video)) {
    const notificationRef = doc(firestore, 'notifications', notification.id);
    batch.set(notificationRef, { ...notification, timestamp: serverTimestamp() });
  }
  try {
    await withDataErrors(() => batch.commit(), { timeoutMs: publishTimeoutMs });
  } catch (error) {
    if (!(await isPublished(video))) throw error;
  }
}

/**
 * Changes a video and marks it as edited.
 *
 * @param id the document's id
 * @throws DataError
 */
export async function updateVideo(id: string, changes: VideoChanges): Promise<void> {
  const fields = { ...changes, edited: true, updatedDate: serverTimestamp() };
  return withDataErrors(() => updateDoc(doc(videosCollection, id), fields));
}

/**
 * Deletes the document of a video; succeeds when it is already gone. Delete the files afterwards: a document never
 * points to a missing file.
 *
 * @param id the document's id
 * @throws DataError
 */
export async function deleteVideo(id: string): Promise<void> {
  const videoRef = doc(videosCollection, id);
  return withDataErrors(() => deleteDoc(videoRef)).catch(async (error: unknown) => {
    // The rules compare the owner, so they also refuse to delete a video that does not exist.
    if (!isDataError(error, 'not-allowed') || (await withDataErrors(() => getDoc(videoRef))).exists())
      throw error;
  });
}

/**
 * Reports a video to the administrators.
 *
 * @param report the reporting user, and the id of the video's document
 * @throws DataError
 */
export async function reportVideo({ userId, videoId }: { userId: string; videoId: string }): Promise<void> {
  const report = { user_id: userId, video_id: videoId, reported_date: serverTimestamp() };
  await withDataErrors(() => addDoc(collection(firestore, 'reported_videos'), report));
}
