import { DataError, withDataErrors } from '../data-error.ts';
import { requestJson, RequestError } from '../request.ts';
import { buildViewCountUrl, sendView } from './send-view.ts';

/**
 * Reads the view count of a video; 0 when it has no counter.
 *
 * @throws DataError
 */
export async function fetchViewCount(videoId: string): Promise<number> {
  const value = await withDataErrors(() => requestJson(buildViewCountUrl(videoId)));
  return typeof value === 'number' ? value : 0;
}

/**
 * Counts one view, see `sendView`.
 *
 * @throws DataError 'not-allowed' for a video without a counter, and others
 */
export async function countView(videoId: string): Promise<void> {
  return withDataErrors(() =>
    sendView(videoId).catch((error: unknown) => {
      // What the Realtime Database's rules deny has the status that elsewhere means an expired login.
      const isDenied = error instanceof RequestError && error.code === 'unauthenticated';
      throw isDenied ? new DataError('not-allowed', error) : error;
    }),
  );
}
