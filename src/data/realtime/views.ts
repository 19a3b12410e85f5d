import { get, increment, ref, set } from 'firebase/database';
import { withDataErrors } from '../data-error.ts';
import { realtimeDatabase } from './realtime-database.ts';

const getViewCountRef = (videoId: string) => ref(realtimeDatabase, `videoViews/${videoId}`);

/**
 * Reads the view count of a video.
 *
 * @throws DataError
 */
export async function fetchViewCount(videoId: string): Promise<number> {
  return withDataErrors(async () => {
    const snapshot = await get(getViewCountRef(videoId));
    const value: unknown = snapshot.val();
    return typeof value === 'number' ? value : 0;
  });
}

/**
 * Counts one view. Requires no login (decision D18).
 *
 * @throws DataError
 */
export async function countView(videoId: string): Promise<void> {
  return withDataErrors(() => set(getViewCountRef(videoId), increment(1)));
}
