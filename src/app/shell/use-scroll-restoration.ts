import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readScrollPosition, storeScrollPosition } from '#src/data/device/scroll-position.ts';
import { reportError } from '#src/lib/log.ts';

/** Of pages that have been left: they outlive the layout, as the browser's own do. */
const positions = new Map<string, number>();

/** The first page may be one that was left or reloaded. */
function restoreStoredPosition(entry: string) {
  const position = readScrollPosition(entry);
  if (position > 0)
    import('./scroll-as-far-as.ts').then(({ scrollAsFarAs }) => scrollAsFarAs(position), reportError);
}

export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  // With the latest key: the query may have changed since.
  const storePosition = useEffectEvent(() => storeScrollPosition(pathname + key, window.scrollY));
  useEffect(() => {
    const isFirstPage = positions.size === 0;
    const savedPosition =
      navigationType === NavigationType.Pop
        ? (positions.get(pathname + key) ?? positions.get(pathname))
        : undefined;
    if (savedPosition !== undefined) window.scrollTo(0, savedPosition);
    else if (isFirstPage) restoreStoredPosition(pathname + key);
    else if (!hash) window.scrollTo(0, 0);
    const savePosition = () => {
      positions.set(pathname, window.scrollY);
      positions.set(pathname + key, window.scrollY);
    };
    savePosition();
    const handlePageHide = () => storePosition();
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', handlePageHide);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the query, such as opening the player, keeps the position
  }, [pathname]);
}
