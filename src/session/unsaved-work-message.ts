import { useIsGuarded } from '#src/lib/leave-guards.ts';
import { copy } from './copy.ts';
import { useUnsavedWorkStore } from './unsaved-work.ts';

/** What happens to unsaved work. @param action what would end it, as the start of a sentence */
export function useUnsavedWorkMessage(action: string): string | undefined {
  const ride = useUnsavedWorkStore((work) => work.ride);
  const hasForm = useIsGuarded();
  if (ride?.isKept) return copy.unsavedWork.rideKept;
  if (ride) return copy.unsavedWork.rideDiscarded(action);
  return hasForm ? copy.unsavedWork.changesDiscarded(action) : undefined;
}
