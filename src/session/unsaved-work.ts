import { create } from 'zustand';
import { useIsGuarded } from '#src/lib/use-leave-guard.ts';

/** What this tab alone holds, and loses when the account is left. */
interface UnsavedWork {
  discard: (() => void) | undefined;
}

const useUnsavedWorkStore = create<UnsavedWork>()(() => ({ discard: undefined }));

/** @param discard throws the work away; undefined once there is nothing left to lose */
export function setUnsavedWork(discard: (() => void) | undefined): void {
  useUnsavedWorkStore.setState({ discard });
}

/** What leaving the account loses, in words; undefined when there is nothing to lose. */
export function useUnsavedWorkMessage(): string | undefined {
  const hasRide = useUnsavedWorkStore(({ discard }) => discard !== undefined);
  const hasForm = useIsGuarded();
  if (hasRide) return 'The ride you are preparing is not published yet.';
  return hasForm ? 'What you have changed on this page is not saved yet.' : undefined;
}

/** @returns whether there was any */
export function discardUnsavedWork(): boolean {
  const { discard } = useUnsavedWorkStore.getState();
  discard?.();
  return discard !== undefined;
}
