import { env } from '#src/config/env.ts';
import { clearStored } from '#src/data/device/local-storage.ts';
import { deleteOfflineData } from '#src/data/device/offline-data.ts';
import { findOutdatedEndpoint } from '#src/data/device/told-device.ts';
import { subscribeToRelease } from '#src/data/realtime-database/app-release.ts';
import { reportError } from '#src/lib/log.ts';
import { releaseDurationMs, showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { getUnpublishedRide, onUnpublishedRideChange } from './unsaved-work.ts';

/** Keeps the session and IndexedDB (decision D29). */
async function reloadApp(): Promise<void> {
  clearStored();
  await deleteOfflineData({ keepsRides: true });
  location.reload();
}

/** Goes on with messages of this device: those of a worker end with its release. */
async function renewMessages(): Promise<void> {
  const outdated = await findOutdatedEndpoint();
  if (outdated !== '') await (await import('./renew-messages.ts')).renewMessages(outdated);
}

export function showReleaseNotice(): void {
  showAlert('info', copy.newVersion.text(env.productName), {
    durationMs: releaseDurationMs,
    isAfterOthers: true,
    action: { label: copy.newVersion.refresh, onClick: () => void reloadApp() },
  });
}

/** The first one that the app has read, then the last that was announced; sessions come and go. */
export interface SeenRelease {
  latest?: string | null;
}

/** Calls back once no ride fills the screen and no upload runs. @returns cancel */
function callWhenFree(callback: () => void): () => void {
  const update = () => {
    if (document.fullscreenElement || getUnpublishedRide()?.isRunning) return;
    cancel();
    callback();
  };
  const unsubscribe = onUnpublishedRideChange(update);
  const cancel = () => {
    unsubscribe();
    document.removeEventListener('fullscreenchange', update);
  };
  document.addEventListener('fullscreenchange', update);
  update();
  return cancel;
}

export function subscribeToReleases(seen: SeenRelease): () => void {
  renewMessages().catch(reportError);
  let cancel = () => {};
  const unsubscribe = subscribeToRelease((release) => {
    cancel();
    if (seen.latest === undefined) seen.latest = release;
    if (release === seen.latest) return;
    cancel = callWhenFree(() => {
      seen.latest = release;
      showReleaseNotice();
    });
  }, reportError);
  return () => {
    cancel();
    unsubscribe();
  };
}
