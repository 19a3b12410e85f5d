import * as z from 'zod/mini';

const queueState = z.object({ queue: z.array(z.string()) });

/** The link that opens a video stores its list in the history entry; deep links have none. */
export function parseQueue(state: unknown): string[] {
  const parsed = queueState.safeParse(state);
  return parsed.success ? parsed.data.queue : [];
}

export function getAdjacentVideos(
  queue: readonly string[],
  videoId: string,
): { previous?: string; next?: string } {
  const index = queue.indexOf(videoId);
  if (index < 0) return {};
  const previous = queue[index - 1];
  const next = queue[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
