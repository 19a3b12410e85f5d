import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** How close to the end more is loaded (specification, section 9). */
const rootMargin = '10px';

interface InfiniteScrollOptions {
  /** False while loading, and when there is nothing more to load. */
  isEnabled: boolean;
  /** A new page that does not fill the screen leaves the sentinel visible: a change observes it again. */
  pageCount: number;
  onLoadMore: () => void;
}

/**
 * Calls `onLoadMore` whenever the sentinel becomes visible.
 *
 * @returns the ref of the sentinel, an element at the end of the list
 */
export function useInfiniteScroll({ isEnabled, pageCount, onLoadMore }: InfiniteScrollOptions) {
  const sentinelRef = useRef<HTMLDivElement>(null);
  const handleVisible = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (!isEnabled || !sentinelRef.current) return;
    const observer = new IntersectionObserver(
      // Several entries may arrive at once; the last one is current.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) handleVisible();
      },
      { rootMargin },
    );
    observer.observe(sentinelRef.current);
    return () => observer.disconnect();
  }, [isEnabled, pageCount]);
  return sentinelRef;
}

/** One screen up and down. */
const nearMargin = '100% 0px';

/** Whether an element is visible, or would be after a little scrolling; stays true from then on. */
export function useIsNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setIsNear(true);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
