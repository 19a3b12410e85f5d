import { useEffect, useRef } from 'react';
import { trackPresentedTime, type PresentedTime } from '#src/lib/presented-time.ts';

/** @returns reads the time of the frame that is shown, in seconds */
export function useShownTime(clip: HTMLVideoElement): () => number {
  const presentedTime = useRef<PresentedTime>(undefined);
  useEffect(() => {
    const tracked = trackPresentedTime(clip);
    presentedTime.current = tracked;
    return tracked.stop;
  }, [clip]);
  return () => presentedTime.current?.get() ?? 0;
}
