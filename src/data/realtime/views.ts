import { get, increment, ref, set } from 'firebase/database';
import { isDataError, withDataErrors } from '../data-error.ts';
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
 * Creates the view counter of a video; succeeds when it exists. Requires a verified login.
 *
 * @throws DataError
 */
export async function createViewCounter(videoId: string): Promise<void> {
  return withDataErrors(async () => {
    const counterRef = getViewCountRef(videoId);
    if (!(await get(counterRef)).exists()) await set(counterRef, 0);
  });
}

/**
 * Counts one view. Requires no login (decision D18), except for the first view of an old video without a counter.
 *
 * @throws DataError
 */
export async function countView(videoId: string): Promise<void> {
  const addOne = () => withDataErrors(() => set(getViewCountRef(videoId), increment(1)));
  return addOne().catch(async (error: unknown) => {
    if (!isDataError(error, 'not-allowed')) throw error;
    await createViewCounter(videoId);
    await addOne();
  });
}
