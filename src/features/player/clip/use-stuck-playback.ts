import { useEffect, useEffectEvent } from 'react';
import { listTimeRanges } from './playback-state.ts';

const checkIntervalMs = 1000;
/** Checks in a row; twice as many after each reload, so that one that does not help is not repeated all the time. */
const firstLimit = 3;

/** In seconds of the clip: more than the frame that is shown. */
const dataAhead = 0.5;

type Progress = Pick<HTMLVideoElement, 'paused' | 'buffered' | 'currentTime'>;

/** Whether a clip has no reason to stand still: it is not paused, and the browser has its data. */
function canAdvance({ paused, buffered, currentTime }: Progress): boolean {
  const hasData = listTimeRanges(buffered).some(
    ({ start, end }) => start <= currentTime && end > currentTime + dataAhead,
  );
  return hasData && !paused;
}

/**
 * Loads a clip again that stands still although the browser has its data, as WebKitGTK's may when it starts. Nothing
 * else helps, and no event tells.
 */
export function useStuckPlayback(clip: Progress, isPlaying: boolean, reload: () => void) {
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (!isPlaying) return;
    let lastTime: number | undefined;
    let stillCount = 0;
    let limit = firstLimit;
    const timer = setInterval(() => {
      const { currentTime } = clip;
      // Browsers may stop the pictures of a hidden page.
      const isStill = currentTime === lastTime && !document.hidden && canAdvance(clip);
      lastTime = currentTime;
      stillCount = isStill ? stillCount + 1 : 0;
      if (stillCount < limit) return;
      stillCount = 0;
      limit *= 2;
      reloadNow();
    }, checkIntervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, clip]);
}
