import { useEffect } from 'react';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { getSeekSteps } from '#src/lib/seek-steps.ts';
import { useMediaSession } from '#src/lib/use-media-session.ts';
import { usePoster } from '#src/lib/use-picture.ts';
import { useWakeLock } from '#src/lib/use-wake-lock.ts';
import { clipTimelineQuery } from '#src/queries/clip-timeline-query.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { createFrameStepper, type FrameStepper } from '../clip/frame-stepper.ts';
import type { Player } from './use-player.ts';

function useFrameSteps(setStepper: (stepper: FrameStepper) => void, clip: HTMLVideoElement, videoId: string) {
  useEffect(() => {
    const created = createFrameStepper(clip, () => queryClient.fetchQuery(clipTimelineQuery(videoId)));
    setStepper(created);
    return () => created.dispose();
  }, [setStepper, clip, videoId]);
}

/** What the player needs once the clip is there: steps of a frame, the controls of the system, and a screen that stays on. */
export function useSystemControls({ state, isPlaying, commands, setStepper, clip }: Player, video: Video) {
  useFrameSteps(setStepper, clip, video.video_id);
  useWakeLock(state.phase === 'playing');
  const { tap } = getSeekSteps(state.duration);
  const poster = usePoster(video.thumbnail_url);
  useMediaSession(
    { title: video.title, artist: getRiderNames(video), poster },
    {
      play: isPlaying ? undefined : commands.toggle,
      pause: isPlaying ? commands.toggle : undefined,
      seekbackward: () => commands.seekBy(-tap),
      seekforward: () => commands.seekBy(tap),
      previoustrack: commands.previous,
      nexttrack: commands.next,
    },
  );
}
