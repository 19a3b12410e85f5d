import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * Comes back to where a page was left; a new page starts at its top, unless its address names a part of it, which
 * the page then shows. Opening the player over a page changes only its query, which moves nothing.
 */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const left =
      navigation === NavigationType.Pop
        ? (positions.get(pathname + key) ?? positions.get(pathname))
        : undefined;
    if (left !== undefined) window.scrollTo(0, left);
    else if (!hash) window.scrollTo(0, 0);
    const remember = () => {
      positions.set(pathname, window.scrollY);
      positions.set(pathname + key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // eslint-disable-next-line react/exhaustive-deps -- a change of the query alone must not move the page
  }, [pathname]);
}
