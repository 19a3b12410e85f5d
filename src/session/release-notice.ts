import { env } from '#src/config/env.ts';
import {
  clearStored,
  deleteStored,
  messagesPrefix,
  readStored,
  writeStored,
} from '#src/data/device/local-storage.ts';
import { deleteOfflineData } from '#src/data/device/offline-data.ts';
import { findEndpoint } from '#src/data/device/push-device.ts';
import { subscribeToRelease } from '#src/data/realtime-database/app-release.ts';
import { reportError } from '#src/lib/log.ts';
import { releaseDurationMs, showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { getUnpublishedRide, onUnpublishedRideChange } from './unsaved-work.ts';

/** The endpoint of this device, whose messages end with the worker of the old release. */
const endedKey = `${messagesPrefix}ended`;

/** Keeps the session and IndexedDB (decision D29). */
async function reloadApp(): Promise<void> {
  clearStored();
  const endpoint = await findEndpoint().catch(() => '');
  if (endpoint !== '') writeStored(endedKey, endpoint);
  await deleteOfflineData({ keepsRides: true });
  location.reload();
}

/** Goes on with the messages that a new release has ended, once. */
async function renewMessages(): Promise<void> {
  const ended = readStored(endedKey);
  if (typeof ended !== 'string') return;
  await (await import('./renew-messages.ts')).renewMessages(ended);
  deleteStored(endedKey);
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
