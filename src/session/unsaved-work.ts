import { create } from 'zustand';

/** What this tab alone holds, and loses when the account is left. */
interface UnsavedWork {
  discard: (() => void) | undefined;
}

const useUnsavedWorkStore = create<UnsavedWork>()(() => ({ discard: undefined }));

/** @param discard throws the work away; undefined once there is nothing left to lose */
export function setUnsavedWork(discard: (() => void) | undefined): void {
  useUnsavedWorkStore.setState({ discard });
}

export const useHasUnsavedWork = () => useUnsavedWorkStore(({ discard }) => discard !== undefined);

/** @returns whether there was any */
export function discardUnsavedWork(): boolean {
  const { discard } = useUnsavedWorkStore.getState();
  discard?.();
  return discard !== undefined;
}
