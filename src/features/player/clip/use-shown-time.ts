import { useEffect, useRef, type RefObject } from 'react';
import { trackPresentedTime, type PresentedTime } from '#src/lib/presented-time.ts';

/** @returns reads the time of the frame that is shown, in seconds */
export function useShownTime(video: RefObject<HTMLVideoElement | null>): () => number {
  const presentedTime = useRef<PresentedTime>(undefined);
  useEffect(() => {
    if (!video.current) return;
    const tracked = trackPresentedTime(video.current);
    presentedTime.current = tracked;
    return tracked.stop;
  }, [video]);
  return () => presentedTime.current?.get() ?? 0;
}
