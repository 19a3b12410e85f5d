import { arrayUnion, deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { NewReel, ReelValues } from '#src/domain/reel.ts';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';
import { commitPaced } from './rate-limits.ts';

const reelDocument = (id: string) => doc(firestore, 'reels', id);

/**
 * Creates a reel.
 *
 * @param reel with an unused id
 * @throws DataError 'reel-limit' when the user has reached today's limit
 */
export async function createReel(reel: NewReel): Promise<void> {
  await commitPaced({ action: 'reel', subject: reel.id, isPatient: true }, (batch) =>
    batch.set(reelDocument(reel.id), { ...reel, created: serverTimestamp(), updatedDate: null }),
  );
}

/**
 * Changes the title and the rides of a reel.
 *
 * @throws DataError
 */
export async function updateReel(id: string, { title, videos }: ReelValues): Promise<void> {
  await withDataErrors(() => updateDoc(reelDocument(id), { title, videos, updatedDate: serverTimestamp() }));
}

/**
 * Adds a ride to the end of a reel. Changes that somebody else makes meanwhile are kept.
 *
 * @throws DataError 'not-allowed' when the reel is full or was deleted
 */
export async function addToReel(id: string, rideId: string): Promise<void> {
  await withDataErrors(() =>
    updateDoc(reelDocument(id), { videos: arrayUnion(rideId), updatedDate: serverTimestamp() }),
  );
}

/**
 * Deletes a reel; its rides stay.
 *
 * @throws DataError
 */
export async function deleteReel(id: string): Promise<void> {
  await withDataErrors(() => deleteDoc(reelDocument(id)));
}
