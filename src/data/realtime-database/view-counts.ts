import { env } from '#src/config/env.ts';
import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';
import { DataError, withDataErrors } from '../data-error.ts';
import { requestJson, RequestError } from '../request.ts';

/** The REST URL of a counter. */
export const buildViewCountUrl = (videoId: string) =>
  realtimeDatabaseUrl(`videoViews/${encodeURIComponent(videoId)}`);

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
 * Adds one view to the counter of a video, through services/view-counts where it is set up. Requires no login (decision D18). Without named errors: their messages would
 * make the embed page a tenth larger.
 *
 * @throws as `requestJson`
 */
export async function sendView(videoId: string): Promise<void> {
  // Sends the request even if the page is closed right after playback has started.
  const keepalive = true;
  await (env.viewsUrl === undefined
    ? requestJson(buildViewCountUrl(videoId), {
        method: 'PUT',
        body: JSON.stringify({ '.sv': { increment: 1 } }),
        keepalive,
      })
    : requestJson(env.viewsUrl, { method: 'POST', body: videoId, keepalive }));
}

/** What the Realtime Database's rules deny has the status that elsewhere means an expired login. */
export const withDenials = (request: Promise<unknown>): Promise<unknown> =>
  request.catch((error: unknown) => {
    const isDenied = error instanceof RequestError && error.code === 'unauthenticated';
    throw isDenied ? new DataError('not-allowed', error) : error;
  });

/**
 * Counts one view, see `sendView`.
 *
 * @throws DataError 'not-allowed' for a video without a counter, and others
 */
export async function countView(videoId: string): Promise<void> {
  await withDataErrors(() => withDenials(sendView(videoId)));
}
