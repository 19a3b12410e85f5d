import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';
import { requestJson } from '../request.ts';

/* Without named errors: their messages would make the embed page a tenth larger. */

/** The URL of a video's view counter. */
export const buildViewCountUrl = (videoId: string) =>
  realtimeDatabaseUrl(`videoViews/${encodeURIComponent(videoId)}`);

/**
 * Adds one view to the counter of a video. Requires no login (decision D18).
 *
 * @throws as `requestJson`
 */
export async function sendView(videoId: string): Promise<void> {
  await requestJson(buildViewCountUrl(videoId), {
    method: 'PUT',
    body: JSON.stringify({ '.sv': { increment: 1 } }),
    // Also sent when the page is closed right after playback has started.
    keepalive: true,
  });
}
