import { setUnpublishedRide } from '#src/session/unsaved-work.ts';

type UnpublishedWork = NonNullable<Parameters<typeof setUnpublishedRide>[0]>;

/** An upload, and the rides of a night. */
const works = new Map<'upload' | 'night', UnpublishedWork>();

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** What leaving the page, or the account, would do to unpublished rides. @param work undefined when there are none */
export function setUnpublishedWork(kind: 'upload' | 'night', work: UnpublishedWork | undefined): void {
  if (work) works.set(kind, work);
  else works.delete(kind);
  const all = [...works.values()];
  const isRunning = all.some((one) => one.isRunning);
  if (isRunning) window.addEventListener('beforeunload', preventUnload);
  else window.removeEventListener('beforeunload', preventUnload);
  const combined = {
    leave: () => all.forEach((one) => one.leave()),
    isKept: all.every((one) => one.isKept),
    isRunning,
  };
  setUnpublishedRide(all.length > 0 ? combined : undefined);
}
