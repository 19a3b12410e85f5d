import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  type FieldValue,
} from 'firebase/firestore/lite';
import { maxSavedVideos } from '#src/domain/list-limits.ts';
import { parseSavedVideoIds, type SavedChange } from '#src/domain/saved-video.ts';
import type { VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { toPlainData } from '../plain-data.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';

const getListRef = (userId: string) => doc(firestore, 'saved_videos', userId);

const updateIds = (userId: string, video_ids: FieldValue) =>
  withDataErrors(() => setDoc(getListRef(userId), { video_ids }, { merge: true }));

/**
 * Reads the ids of the videos that a member saved, newest first. Some may be deleted by now.
 *
 * @throws DataError
 */
export async function fetchSavedVideoIds(userId: string): Promise<string[]> {
  const parse = (_id: string, fields: unknown) => parseSavedVideoIds(fields);
  return (await fetchDocument('saved_videos', userId, parse)) ?? [];
}

/**
 * Saves a video, or removes it from the saved ones. Can be repeated.
 *
 * @throws DataError `saved-full` when there are too many
 */
export async function changeSavedVideo(userId: string, { videoId, isSaved }: SavedChange): Promise<void> {
  try {
    await updateIds(userId, isSaved ? arrayUnion(videoId) : arrayRemove(videoId));
  } catch (error) {
    const isFull =
      isDataError(error, 'not-allowed') && (await fetchSavedVideoIds(userId)).length >= maxSavedVideos;
    throw isFull ? createRefusal('saved-full', error) : error;
  }
}

/**
 * Deletes the list of saved videos.
 *
 * @throws DataError
 */
export async function deleteSavedVideos(userId: string): Promise<void> {
  return withDataErrors(() => deleteDoc(getListRef(userId)));
}

/** What is still to be read of the list as it was at the first page. */
class SavedCursor implements VideoCursor {
  readonly lastVideoId: string;
  readonly nextIds: readonly string[];

  constructor(lastVideoId: string, nextIds: readonly string[]) {
    this.lastVideoId = lastVideoId;
    this.nextIds = nextIds;
  }
}

function getNextIds(cursor: VideoCursor): readonly string[] {
  if (!(cursor instanceof SavedCursor)) throw new TypeError('The cursor is from another kind of list');
  return cursor.nextIds;
}

/** Deleted videos would count towards the limit. Without it the list is just as good. */
function removeDeleted(userId: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  updateIds(userId, arrayRemove(...ids)).catch((error: unknown) =>
    reportError(error, 'Deleted videos stay in the list of saved ones'),
  );
}

/**
 * Reads one page of a member's saved videos, the one saved last first. A page lacks videos that were deleted.
 *
 * @param size the number of videos per page, at most 30
 * @param after the cursor of the previous page; undefined for the first
 * @throws DataError
 */
export async function fetchSavedVideoPage(
  userId: string,
  size: number,
  after?: VideoCursor,
): Promise<VideoPage> {
  const nextIds = after && getNextIds(after);
  return withDataErrors(async () => {
    const ids = nextIds ?? (await fetchSavedVideoIds(userId));
    const pageIds = ids.slice(0, size);
    const lastId = pageIds.at(-1);
    if (lastId === undefined) return { videos: [], nextCursor: undefined };
    const { docs } = await getDocs(
      query(collection(firestore, 'videos'), where(documentId(), 'in', pageIds), limit(size)),
    );
    const found = new Map(docs.map((each) => [each.id, each]));
    removeDeleted(
      userId,
      pageIds.filter((id) => !found.has(id)),
    );
    return {
      videos: pageIds.flatMap((id) => {
        const snapshot = found.get(id);
        return snapshot ? [parseVideo(id, toPlainData(snapshot.data()))] : [];
      }),
      nextCursor: ids.length > size ? new SavedCursor(lastId, ids.slice(size)) : undefined,
    };
  });
}
