import { useEffect, useRef, type RefObject } from 'react';
import { useAppMemory } from './app-memory.ts';

/** Pages are also rendered at build time. */
const getPathname = () => (typeof location === 'undefined' ? '' : location.pathname);

/** @returns whether a heading stands elsewhere than the last one, or the first one elsewhere than where the app was opened */
function createArrivals() {
  let lastPlace: string | undefined;
  const firstPathname = getPathname();
  return (pathname: string, step: string): boolean => {
    const place = `${pathname} ${step}`;
    const hasMoved = lastPlace === undefined ? pathname !== firstPathname : place !== lastPlace;
    lastPlace = place;
    return hasMoved;
  };
}

/** Whoever types or has opened a dialog is not interrupted. */
const isBusy = () => document.activeElement?.closest('input, textarea, select, dialog') != null;

/**
 * Moves the focus to a heading after a navigation, so that screen readers say it and Tab goes on from there.
 *
 * @param step of the page, if it has several: each is a place of its own
 */
export function useArrivalFocus(step = ''): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useAppMemory(createArrivals);
  const pathname = getPathname();
  useEffect(() => {
    // Of a page with steps, the one before may have been scrolled.
    if (arrive(pathname, step) && !isBusy()) heading.current?.focus({ preventScroll: step === '' });
  }, [arrive, pathname, step]);
  return heading;
}
