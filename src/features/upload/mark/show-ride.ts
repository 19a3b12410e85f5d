import { flushSync } from 'react-dom';
import { nightStore } from '../rides/rides-store.ts';

/** The element with the ride in hand; the list is far below it on a phone. */
export const handId = 'ride-in-hand';

/** The button of a ride in the list. */
export const getRowId = (rideId: string): string => `row-${rideId}`;

/** Puts a ride in hand, and leads there. */
export function showRide(id: string): void {
  flushSync(() => nightStore.dispatch({ type: 'ride selected', id }));
  leadToHand();
}

export const leadToHand = (): void => leadTo(handId);

/** Without moving the page. */
export const focusRow = (rideId: string): void =>
  document.getElementById(getRowId(rideId))?.focus({ preventScroll: true });

export const leadToRow = (rideId: string): void => leadTo(getRowId(rideId));

/** Moves the focus, and the page unless the element's start is in its upper half. */
function leadTo(elementId: string): void {
  const element = document.getElementById(elementId);
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: wantsLessMotion ? 'auto' : 'smooth' });
}
