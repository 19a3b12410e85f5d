import { useEffect } from 'react';
import { getLoopTarget, isLooping, type PlaybackLoop } from '#src/domain/playback-loop.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';

export function useLoop(clip: HTMLVideoElement, loop: PlaybackLoop) {
  useEffect(() => {
    if (!isLooping(loop)) return;
    const restart = (seconds: number) => {
      const target = getLoopTarget(loop, seconds);
      if (target !== undefined && !clip.paused) clip.currentTime = target;
    };
    const handleEnded = () => {
      clip.currentTime = loop.start ?? 0;
      clip.play().catch(() => undefined); // stays paused, as the button shows
    };
    const frames = trackPresentedTime(clip, restart);
    clip.addEventListener('ended', handleEnded);
    return () => {
      frames.stop();
      clip.removeEventListener('ended', handleEnded);
    };
  }, [clip, loop]);
}
