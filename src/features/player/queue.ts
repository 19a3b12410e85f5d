import * as z from 'zod/mini';

const queueState = z.object({ queue: z.array(z.string()) });

/** The list a video was opened from, as the link that opened it left it in the history; empty for deep links. */
export function parseQueue(state: unknown): string[] {
  const parsed = queueState.safeParse(state);
  return parsed.success ? parsed.data.queue : [];
}

/** The videos before and behind one in its list; absent at the ends. */
export function getAdjacentVideos(
  queue: readonly string[],
  videoId: string,
): { previous?: string; next?: string } {
  const at = queue.indexOf(videoId);
  if (at < 0) return {};
  const previous = queue[at - 1];
  const next = queue[at + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
