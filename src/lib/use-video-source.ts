import { useLayoutEffect, type RefObject } from 'react';

/**
 * Not an attribute: React creates the element some time before it shows it, and the events of a clip that loads in between
 * would be lost.
 */
export function useVideoSource(video: RefObject<HTMLVideoElement | null>, url: string) {
  useLayoutEffect(() => {
    // Setting it again would load it again.
    if (video.current?.getAttribute('src') !== url) video.current?.setAttribute('src', url);
  }, [video, url]);
}
