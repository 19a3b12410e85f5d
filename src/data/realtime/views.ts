import { connectDatabaseEmulator, get, getDatabase, increment, ref, set } from 'firebase/database';
import { env } from '#src/config/env.ts';
import { asDataErrors } from '../data-error.ts';
import { firebaseApp, hostAndPort } from '../firebase.ts';

const realtime = getDatabase(firebaseApp);

if (env.emulators.database) connectDatabaseEmulator(realtime, ...hostAndPort(env.emulators.database));

const counter = (videoId: string) => ref(realtime, `videoViews/${videoId}`);

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
