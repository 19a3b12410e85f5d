import { createReader, readTexts } from '#src/domain/field-readers.ts';

const readState = createReader({ queue: readTexts });

/** The link that opens a video stores its list in the history entry; deep links have none (see useRelatedQueue). */
export const parseQueue = (state: unknown): string[] => readState(state).queue;

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
