import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppMemory } from '#src/lib/app-memory.ts';
import { reportError } from '#src/lib/log.ts';

/** The scroll positions of pages that were left. */
const createPositions = () => new Map<string, number>();

export function useScrollRestoration() {
  const positions = useAppMemory(createPositions);
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const isPop = navigationType === NavigationType.Pop;
    const savedPosition = isPop ? (positions.get(pathname + key) ?? positions.get(pathname)) : undefined;
    if (savedPosition !== undefined) window.scrollTo(0, savedPosition);
    else if (isPop && positions.size === 0)
      import('./keep-scroll-position.ts').then((kept) => kept.keepScrollPosition(), reportError);
    else if (!hash) window.scrollTo(0, 0);
    const savePosition = () => {
      positions.set(pathname, window.scrollY);
      positions.set(pathname + key, window.scrollY);
    };
    savePosition();
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the query, such as opening the player, keeps the position
  }, [pathname]);
}
