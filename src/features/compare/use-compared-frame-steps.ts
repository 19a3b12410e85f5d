import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { stepCommonTime, type ComparedClip, type ComparedFrames } from '#src/domain/compare-timeline.ts';
import type { Timeline } from '#src/domain/timeline.ts';
import { reportError } from '#src/lib/log.ts';
import { clipTimelineQuery } from '#src/queries/clip-timeline-query.ts';
import type { SyncedPlayback } from './synced-playback.ts';

/** While the index of no clip can be read. */
const fallbackFrameSeconds = 1 / 30;

export interface SteppedClip extends ComparedClip {
  readonly videoId: string;
}

/** Steps by the frames of the first clip, and by those of the second one where the first has none. */
export function useFrameSteps(playback: SyncedPlayback, clips: readonly SteppedClip[]) {
  const queryClient = useQueryClient();
  const timelines = useRef(new Map<string, Promise<Timeline | undefined>>());
  const load = (videoId: string) => {
    const timeline =
      timelines.current.get(videoId) ??
      queryClient.fetchQuery(clipTimelineQuery(videoId)).catch((error: unknown) => {
        reportError(error, 'The index of a compared clip could not be read');
        return undefined;
      });
    timelines.current.set(videoId, timeline);
    return timeline;
  };
  return async (step: 1 | -1) => {
    if (playback.getState().isPlaying) playback.pause();
    const frames: ComparedFrames[] = [];
    for (const clip of clips) {
      const timeline = await load(clip.videoId);
      if (timeline) frames.push({ clip, timeline });
    }
    const { time } = playback.getState();
    playback.seekTo(
      frames.length > 0 ? stepCommonTime(frames, time, step) : time + step * fallbackFrameSeconds,
    );
  };
}
