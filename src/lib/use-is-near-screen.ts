import { useEffect, useState, type RefObject } from 'react';

/** One screen up and down. */
const rootMargin = '100% 0px';

/** Whether an element is visible, or would be after a little scrolling; stays true from then on. */
export function useIsNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
