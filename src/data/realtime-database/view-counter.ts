import { get, ref, set } from 'firebase/database';
import { withDataErrors } from '../data-error.ts';
import { realtimeDatabase, reconnect } from './realtime-database.ts';

/**
 * Creates the view counter of a video; succeeds when it exists. Requires a verified login.
 *
 * @throws DataError
 */
export async function createViewCounter(videoId: string): Promise<void> {
  return withDataErrors(async () => {
    // An upload may end in a tab that nobody sees.
    reconnect();
    const counter = ref(realtimeDatabase, `videoViews/${videoId}`);
    if (!(await get(counter)).exists()) await set(counter, 0);
  });
}
