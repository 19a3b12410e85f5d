import { useEffect, useEffectEvent, useRef } from 'react';

/** How near to the page's bottom the next page is asked for, in CSS pixels. */
const bottomMargin = '10px';

interface InfiniteScrollOptions {
  /** Off while there is nothing more to load, or a load is under way. */
  isEnabled: boolean;
  /** How many pages are there: where a new one does not fill the screen, the bottom is still in sight. */
  pageCount: number;
  onLoadMore: () => void;
}

/**
 * Calls `onBottom` whenever the page is scrolled to its end.
 *
 * @returns the ref of an element that marks the bottom
 */
export function useInfiniteScroll({ isEnabled, pageCount, onLoadMore }: InfiniteScrollOptions) {
  const marker = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (!isEnabled || !marker.current) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once; the last one is how things stand.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) reached();
      },
      { rootMargin: bottomMargin },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [isEnabled, pageCount]);
  return marker;
}
