import { get, increment, ref, set } from 'firebase/database';
import { asDataErrors } from '../data-error.ts';
import { realtimeDatabase } from './realtime-database.ts';

const counter = (videoId: string) => ref(realtimeDatabase, `videoViews/${videoId}`);

/**
 * How often a video was opened and played.
 *
 * @throws DataError
 */
export async function fetchViews(videoId: string): Promise<number> {
  return asDataErrors(async () => {
    const snapshot = await get(counter(videoId));
    const value: unknown = snapshot.val();
    return typeof value === 'number' ? value : 0;
  });
}

/**
 * Counts one view; anyone may (decision D18).
 *
 * @throws DataError
 */
export async function countView(videoId: string): Promise<void> {
  return asDataErrors(() => set(counter(videoId), increment(1)));
}
