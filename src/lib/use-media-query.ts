import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as the window changes. @param query such as '(width < 40rem)' */
export function useMediaQuery(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
