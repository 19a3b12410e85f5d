import { useEffect } from 'react';
import { fillFromSheet } from '../rides/fill-from-sheet.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';

/** Fills the rides of the night with their rows. */
export function fillSheet(): void {
  const state = nightStore.getState();
  if (state.sheet) nightStore.dispatch({ type: 'sheet filled', ...fillFromSheet(state, state.sheet) });
}

/** Rides that are accepted, added or dropped move the others to other rows. */
export function useFollowingRides({ rides }: RidesState): void {
  const accepted = rides.filter(({ verdict }) => verdict === 'accepted').map(({ id }) => id);
  const key = accepted.join();
  useEffect(() => {
    if (nightStore.getState().sheet?.isInUse) fillSheet();
  }, [key]);
}
