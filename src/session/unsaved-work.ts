import { create } from 'zustand';
import { useIsGuarded } from '#src/lib/leave-guards.ts';
import { copy } from './copy.ts';

interface UnpublishedRide {
  leave: () => void;
  /** Whether its draft stays on this device. */
  isKept: boolean;
  /** Whether a reload would interrupt it. */
  isRunning: boolean;
}

const useUnsavedWorkStore = create<{ ride: UnpublishedRide | undefined }>()(() => ({ ride: undefined }));

export function setUnpublishedRide(ride: UnpublishedRide | undefined): void {
  useUnsavedWorkStore.setState({ ride });
}

export const useHasUnpublishedRide = (): boolean => useUnsavedWorkStore(({ ride }) => ride !== undefined);

export const getUnpublishedRide = () => useUnsavedWorkStore.getState().ride;

/** @returns unsubscribe */
export const onUnpublishedRideChange = (callback: () => void): (() => void) =>
  useUnsavedWorkStore.subscribe(callback);

/** What happens to unsaved work. @param action what would end it, as the start of a sentence */
export function useUnsavedWorkMessage(action: string): string | undefined {
  const ride = useUnsavedWorkStore((work) => work.ride);
  const hasForm = useIsGuarded();
  if (ride?.isKept) return copy.unsavedWork.rideKept;
  if (ride) return copy.unsavedWork.rideDiscarded(action);
  return hasForm ? copy.unsavedWork.changesDiscarded(action) : undefined;
}

/** Leaves the ride of the account that is left. @returns what has become of it; undefined when there was none */
export function leaveUnpublishedRide(): 'kept' | 'discarded' | undefined {
  const { ride } = useUnsavedWorkStore.getState();
  ride?.leave();
  return ride && (ride.isKept ? 'kept' : 'discarded');
}
