import { useLayoutEffect, type RefObject } from 'react';
import { findFreePlace } from './find-free-place.ts';

const controls = 'button, input, select, textarea, a[href], [role=slider], video';

function getVisibleControls(element: HTMLElement): DOMRect[] {
  // A modal dialog makes everything behind it inert.
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...scope.querySelectorAll(controls)]
    .filter((control) => !element.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
}

/** Puts an element where it covers no field or button, whenever `key` changes. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, key: unknown): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = findFreePlace({ width, height }, viewport, getVisibleControls(element));
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
  }, [ref, key]);
}
