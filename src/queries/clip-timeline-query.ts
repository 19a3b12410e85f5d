import { openClip } from '#src/data/storage/open-clip.ts';
import type { Timeline } from '#src/domain/timeline.ts';

// Not in the query cache, which the first clip does not wait for.
let latest: { videoId: string; timeline: Promise<Timeline> } | undefined;

/**
 * Reads the frames of a clip from its index. Those of the last clip are kept.
 *
 * @throws DataError when the clip cannot be read, MediaError when its index cannot
 */
export function loadClipTimeline(videoId: string): Promise<Timeline> {
  if (latest?.videoId === videoId) return latest.timeline;
  const timeline = readTimeline(videoId);
  latest = { videoId, timeline };
  timeline.catch(() => (latest = undefined));
  return timeline;
}

async function readTimeline(videoId: string): Promise<Timeline> {
  const { readFrameTimes } = await import('#src/media/read-frame-times.ts');
  return readFrameTimes(await openClip(videoId));
}
