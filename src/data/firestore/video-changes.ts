import { deleteDoc, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { VideoChanges } from '#src/domain/new-video.ts';
import { asDataErrors, DataError } from '../data-error.ts';
import { database } from './database.ts';

/**
 * Changes what is told of a video, and marks it as edited.
 *
 * @param id the document's
 * @throws DataError
 */
export async function editVideo(id: string, changes: VideoChanges): Promise<void> {
  const edit = { ...changes, edited: true, updatedDate: serverTimestamp() };
  return asDataErrors(() => updateDoc(doc(database, 'videos', id), edit));
}

/**
 * Deletes a video's document; one that is gone counts as deleted. Its files are to be removed afterwards: a document
 * never points to a missing file.
 *
 * @param id the document's
 * @throws DataError
 */
export async function deleteVideo(id: string): Promise<void> {
  const video = doc(database, 'videos', id);
  return asDataErrors(() => deleteDoc(video)).catch(async (error: unknown) => {
    // The rules refuse a video that is not there as well: they ask it whose it is.
    const refused = error instanceof DataError && error.kind === 'not-allowed';
    if (!refused || (await asDataErrors(() => getDoc(video))).exists()) throw error;
  });
}
