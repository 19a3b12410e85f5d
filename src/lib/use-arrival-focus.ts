import { useEffect, useRef, type RefObject } from 'react';

/** Where the last heading was. It outlives the pages, as the document does. */
let lastPlace: string | undefined;
/** Pages are also rendered at build time. */
const getPathname = () => (typeof location === 'undefined' ? '' : location.pathname);

const firstPathname = getPathname();

/** Whoever types or has opened a dialog is not interrupted. */
const isBusy = () => document.activeElement?.closest('input, textarea, select, dialog') != null;

/**
 * Moves the focus to a heading after a navigation, so that screen readers say it and Tab goes on from there.
 *
 * @param step of the page, if it has several: each is a place of its own
 */
export function useArrivalFocus(step = ''): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = getPathname();
  useEffect(() => {
    const place = `${pathname} ${step}`;
    const hasMoved = lastPlace === undefined ? pathname !== firstPathname : place !== lastPlace;
    lastPlace = place;
    if (hasMoved && !isBusy()) heading.current?.focus({ preventScroll: true });
  }, [pathname, step]);
  return heading;
}
