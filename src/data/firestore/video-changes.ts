import { deleteDoc, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { VideoChanges } from '#src/domain/new-video.ts';
import { withDataErrors, DataError } from '../data-error.ts';
import { firestore } from './firestore.ts';

/**
 * Changes what is told of a video, and marks it as edited.
 *
 * @param id the document's
 * @throws DataError
 */
export async function updateVideo(id: string, changes: VideoChanges): Promise<void> {
  const edit = { ...changes, edited: true, updatedDate: serverTimestamp() };
  return withDataErrors(() => updateDoc(doc(firestore, 'videos', id), edit));
}

/**
 * Deletes a video's document; one that is gone counts as deleted. Its files are to be removed afterwards: a document
 * never points to a missing file.
 *
 * @param id the document's
 * @throws DataError
 */
export async function deleteVideo(id: string): Promise<void> {
  const video = doc(firestore, 'videos', id);
  return withDataErrors(() => deleteDoc(video)).catch(async (error: unknown) => {
    // The rules refuse a video that is not there as well: they ask it whose it is.
    const refused = error instanceof DataError && error.kind === 'not-allowed';
    if (!refused || (await withDataErrors(() => getDoc(video))).exists()) throw error;
  });
}
