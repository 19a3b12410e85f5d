import { useEffect, useEffectEvent, useRef } from 'react';

/** How near to the page's bottom the next page is asked for, in CSS pixels. */
const near = '10px';

/**
 * Calls `onBottom` whenever the page is scrolled to its end.
 *
 * @param active off while there is nothing more to load, or a load is under way
 * @returns the ref of an element that marks the bottom
 */
export function usePageBottom(active: boolean, onBottom: () => void) {
  const marker = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onBottom);
  useEffect(() => {
    if (!active || !marker.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached();
      },
      { rootMargin: near },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [active]);
  return marker;
}
