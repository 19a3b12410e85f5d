import { addDoc, collection, serverTimestamp } from 'firebase/firestore/lite';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore.ts';

/**
 * Tells the administrators that there is something wrong with a video.
 *
 * @param report whose report it is, and the id of the video's document
 * @throws DataError
 */
export async function reportVideo(report: { userId: string; videoId: string }): Promise<void> {
  const { userId: user_id, videoId: video_id } = report;
  const reported = { user_id, video_id, reported_date: serverTimestamp() };
  await withDataErrors(() => addDoc(collection(firestore, 'reported_videos'), reported));
}
