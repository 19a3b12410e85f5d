import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import { buildVideoNotifications } from '#src/domain/notification.ts';
import { parseVideo, type NewVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchDocument } from './fetch-document.ts';

const videosCollection = collection(firestore, 'videos');

/** Which videos a list is made of. */
export type VideoFilter =
  | { kind: 'all' }
  | { kind: 'event'; eventId: number }
  | { kind: 'events'; eventIds: readonly number[] }
  | { kind: 'ride-of-the-week' }
  | { kind: 'by-contestant'; userId: string }
  | { kind: 'by-contractor'; contractorId: string }
  | { kind: 'of-animal'; animalId: string };

/** Where a page ended: the next one starts behind it. */
export type VideoCursor = QueryDocumentSnapshot;

export interface VideoPage {
  videos: Video[];
  /** Absent when this page was the last. */
  nextCursor?: VideoCursor;
}

function buildConstraints(filter: VideoFilter): QueryConstraint[] {
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
 * Reads one page of videos, newest first: by when they were published or, those of an animal, by the day of the ride.
 *
 * @param size how many videos a page holds
 * @param after where the page before ended; absent for the first
 * @throws DataError
 */
export async function fetchVideoPage(
  filter: VideoFilter,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      query(
        videosCollection,
        ...buildConstraints(filter),
        orderBy(filter.kind === 'of-animal' ? 'event_date' : 'created', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(size),
      ),
    );
    const last = snapshot.size === size ? snapshot.docs.at(-1) : undefined;
    return {
      videos: snapshot.docs.map((found) => parseVideo(found.id, toPlainData(found.data()))),
      ...(last && { next: last }),
    };
  });
}

/**
 * Reads one video by its public id. The document's own id is the same one for videos of this app; older
 * documents are found by their `video_id`.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchVideo(videoId: string): Promise<Video | undefined> {
  if (!isDocumentId(videoId)) return undefined;
  const direct = await fetchDocument('videos', videoId, parseVideo);
  if (direct) return direct;
  return withDataErrors(async () => {
    const found = await getDocs(query(videosCollection, where('video_id', '==', videoId), limit(1)));
    const older = found.docs[0];
    return older && parseVideo(older.id, toPlainData(older.data()));
  });
}

/**
 * Whether any video names the animal.
 *
 * @throws DataError
 */
export async function animalHasVideos(animalId: string): Promise<boolean> {
  return withDataErrors(async () => {
    const found = await getDocs(query(videosCollection, where('animal_id', '==', animalId), limit(1)));
    return !found.empty;
  });
}

/**
 * Publishes a video's document and tells those whom it concerns, in one batch. Its files must have been
 * uploaded before: a document never points to a missing file.
 *
 * @throws DataError
 */
export async function publishVideo(video: NewVideo): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(doc(videosCollection, video.id), { ...video, created: serverTimestamp(), updatedDate: null });
  for (const notification of buildVideoNotifications(video)) {
    const told = doc(firestore, 'notifications', notification.id);
    batch.set(told, { ...notification, timestamp: serverTimestamp() });
  }
  return withDataErrors(() => batch.commit(), { timeoutMs: Infinity });
}
