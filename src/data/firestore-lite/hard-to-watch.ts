import { doc, updateDoc } from 'firebase/firestore/lite';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';

/**
 * Says that a ride is hard to watch, or takes that back.
 *
 * @param videoId the id of the video's document
 * @throws DataError
 */
export async function setHardToWatch(videoId: string, hard_to_watch: boolean): Promise<void> {
  await withDataErrors(() => updateDoc(doc(firestore, 'videos', videoId), { hard_to_watch }));
}
