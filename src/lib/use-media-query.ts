import { useSyncExternalStore } from 'react';

/** Whether a media query matches. @param query for example '(width < 40rem)' */
export function useMediaQuery(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
