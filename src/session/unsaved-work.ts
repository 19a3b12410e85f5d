import { create } from 'zustand';
import { useIsGuarded } from '#src/lib/use-leave-guard.ts';

interface UnsavedWork {
  discard: (() => void) | undefined;
}

const useUnsavedWorkStore = create<UnsavedWork>()(() => ({ discard: undefined }));

export function setUnsavedWork(discard: (() => void) | undefined): void {
  useUnsavedWorkStore.setState({ discard });
}

export function useUnsavedWorkMessage(): string | undefined {
  const hasRide = useUnsavedWorkStore(({ discard }) => discard !== undefined);
  const hasForm = useIsGuarded();
  if (hasRide) return 'The ride you are preparing is not published yet.';
  return hasForm ? 'What you have changed on this page is not saved yet.' : undefined;
}

export function discardUnsavedWork(): boolean {
  const { discard } = useUnsavedWorkStore.getState();
  discard?.();
  return discard !== undefined;
}
