import { create } from 'zustand';
import { useIsGuarded } from '#src/lib/use-leave-guard.ts';

interface UnpublishedRide {
  /** Stops working on it: another account follows. */
  leave: () => void;
  /** Whether its draft stays on this device. */
  isKept: boolean;
}

const useUnsavedWorkStore = create<{ ride: UnpublishedRide | undefined }>()(() => ({ ride: undefined }));

export function setUnpublishedRide(ride: UnpublishedRide | undefined): void {
  useUnsavedWorkStore.setState({ ride });
}

export const useHasUnpublishedRide = (): boolean => useUnsavedWorkStore(({ ride }) => ride !== undefined);

/** What happens to unsaved work. @param action what would end it, as the start of a sentence */
export function useUnsavedWorkMessage(action: string): string | undefined {
  const ride = useUnsavedWorkStore((work) => work.ride);
  const hasForm = useIsGuarded();
  if (ride?.isKept) return "Your ride isn't published yet. Its draft stays on this device.";
  if (ride) return `Your ride isn't published yet. ${action} discards it.`;
  return hasForm ? `You have unsaved changes. ${action} discards them.` : undefined;
}

/** Leaves the ride of the account that is left. @returns what has become of it; undefined when there was none */
export function leaveUnpublishedRide(): 'kept' | 'discarded' | undefined {
  const { ride } = useUnsavedWorkStore.getState();
  ride?.leave();
  return ride && (ride.isKept ? 'kept' : 'discarded');
}
