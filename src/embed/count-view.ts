import { realtimeDatabaseUrl } from '#src/config/service-urls.ts';

/** Counts one view, by one request (decision D18). */
export async function countView(videoId: string): Promise<void> {
  await fetch(realtimeDatabaseUrl(`videoViews/${videoId}`), {
    method: 'PUT',
    body: JSON.stringify({ '.sv': { increment: 1 } }),
    // Whoever leaves as soon as the film starts has seen it start.
    keepalive: true,
  }).catch(() => undefined); // A view that could not be counted is nothing a viewer can act on.
}
