import { create } from 'zustand';

interface UnpublishedRide {
  leave: () => void;
  /** Whether its draft stays on this device. */
  isKept: boolean;
  /** Whether a reload would interrupt it. */
  isRunning: boolean;
}

/** One ride that is uploaded, and those of a night. */
type UploadKind = 'upload' | 'night';

interface UnsavedWork {
  uploads: Partial<Record<UploadKind, UnpublishedRide>>;
  /** What leaving does to all of them; undefined when there are none. */
  ride: UnpublishedRide | undefined;
}

export const useUnsavedWorkStore = create<UnsavedWork>()(() => ({ uploads: {}, ride: undefined }));

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** What leaving the page, or the account, would do to unpublished rides. @param ride undefined when there are none */
export function setUnpublishedRide(kind: UploadKind, ride: UnpublishedRide | undefined): void {
  const uploads = { ...useUnsavedWorkStore.getState().uploads, [kind]: ride };
  const all = [uploads.upload, uploads.night].flatMap((upload) => upload ?? []);
  const isRunning = all.some((upload) => upload.isRunning);
  if (isRunning) window.addEventListener('beforeunload', preventUnload);
  else window.removeEventListener('beforeunload', preventUnload);
  const combined = {
    leave: () => all.forEach(({ leave }) => leave()),
    isKept: all.every(({ isKept }) => isKept),
    isRunning,
  };
  useUnsavedWorkStore.setState({ uploads, ride: all.length > 0 ? combined : undefined });
}

export const useHasUnpublishedRide = (): boolean => useUnsavedWorkStore(({ ride }) => ride !== undefined);

export const getUnpublishedRide = () => useUnsavedWorkStore.getState().ride;

/** @returns unsubscribe */
export const onUnpublishedRideChange = (callback: () => void): (() => void) =>
  useUnsavedWorkStore.subscribe(callback);

/** Leaves the ride of the account that is left. @returns what has become of it; undefined when there was none */
export function leaveUnpublishedRide(): 'kept' | 'discarded' | undefined {
  const { ride } = useUnsavedWorkStore.getState();
  ride?.leave();
  return ride && (ride.isKept ? 'kept' : 'discarded');
}
