import { useLayoutEffect, type RefObject } from 'react';
import { findFreePlace, type Box } from './find-free-place.ts';
import { findTopModal } from './find-top-modal.ts';

const controls = 'button, input, select, textarea, a[href], [role=slider], video';

function getVisibleControls(element: HTMLElement): DOMRect[] {
  const scope = findTopModal() ?? document;
  return [...scope.querySelectorAll(controls)]
    .filter((control) => !element.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
}

/** The window without the element's scroll margins, which are the distances to keep from its edges. */
function getArea(element: HTMLElement): Box {
  const style = getComputedStyle(element);
  const left = parseFloat(style.scrollMarginLeft) || 0;
  const top = parseFloat(style.scrollMarginTop) || 0;
  const right = parseFloat(style.scrollMarginRight) || 0;
  const bottom = parseFloat(style.scrollMarginBottom) || 0;
  return {
    left,
    top,
    width: document.documentElement.clientWidth - left - right,
    height: window.innerHeight - top - bottom,
  };
}

function moveToFreePlace(element: HTMLElement): void {
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { left, top } = findFreePlace(size, getArea(element), getVisibleControls(element));
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

/** Puts an element where it covers no field or button, whenever `key`, its own size or that of the window changes. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, key: unknown): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return;
    const move = () => moveToFreePlace(element);
    const observer = new ResizeObserver(move);
    observer.observe(element); // calls before the next paint
    window.addEventListener('resize', move);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', move);
    };
  }, [ref, key]);
}
