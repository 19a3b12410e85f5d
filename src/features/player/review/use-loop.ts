import { useEffect, type RefObject } from 'react';
import { getLoopTarget, isLooping, type PlaybackLoop } from '#src/domain/playback-loop.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';

export function useLoop(video: RefObject<HTMLVideoElement | null>, loop: PlaybackLoop) {
  useEffect(() => {
    const element = video.current;
    if (!element || !isLooping(loop)) return;
    const restart = (seconds: number) => {
      const target = getLoopTarget(loop, seconds);
      if (target !== undefined && !element.paused) element.currentTime = target;
    };
    const handleEnded = () => {
      element.currentTime = loop.start ?? 0;
      element.play().catch(() => undefined); // stays paused, as the button shows
    };
    const frames = trackPresentedTime(element, restart);
    element.addEventListener('ended', handleEnded);
    return () => {
      frames.stop();
      element.removeEventListener('ended', handleEnded);
    };
  }, [video, loop]);
}
