import { useRef } from 'react';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { getWatchBucket, type WatchBucket } from '#src/domain/watch-progress.ts';

/** Records each bucket once per opening. */
export function useWatchTracking(videoId: string) {
  const recorded = useRef(new Set<WatchBucket>());
  return (time: number, duration: number) => {
    const bucket = getWatchBucket(time, duration);
    if (!bucket || recorded.current.has(bucket)) return;
    recorded.current.add(bucket);
    trackEvent({ name: 'watch', videoId, bucket });
  };
}
