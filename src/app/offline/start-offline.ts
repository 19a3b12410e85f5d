import { isTemporaryError } from '#src/data/data-error.ts';
import { registerWorker } from '#src/data/device/offline-data.ts';
import { isLatestRelease } from '#src/data/latest-release.ts';
import { reportError } from '#src/lib/log.ts';
import { showReleaseNotice } from '#src/session/release-notice.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { announceGoneRelease } from '../frame/announce-gone-release.ts';
import { updateKeptRides } from './update-kept-rides.ts';
import { keepLastLists } from './keep-last-lists.ts';
import { openPushedPaths } from './open-pushed-path.ts';

async function storeShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await registerWorker(hasSessionHint);
}

/** On a slow connection the worker has opened the stored page, which may be of an earlier release. */
async function checkRelease(): Promise<void> {
  if (navigator.serviceWorker?.controller && !(await isLatestRelease())) showReleaseNotice();
}

function checkReleaseWhenOnline(): () => void {
  const check = () =>
    void checkRelease().catch((error: unknown) => {
      if (!isTemporaryError(error)) reportError(error);
    });
  check();
  window.addEventListener('online', check);
  return () => window.removeEventListener('online', check);
}

/**
 * Announces a gone release also where only the code of a button is gone. What was typed stays until the page is
 * reloaded.
 */
function announceGoneReleases(): () => void {
  const handleError = ({ payload }: WindowEventMap['vite:preloadError']) => void announceGoneRelease(payload);
  window.addEventListener('vite:preloadError', handleError);
  return () => window.removeEventListener('vite:preloadError', handleError);
}

/** Prepares for a start without a connection, and for messages to this device. @returns stop */
export function startOffline(): () => void {
  storeShell().catch(reportError);
  const stops = [
    checkReleaseWhenOnline(),
    announceGoneReleases(),
    keepLastLists(queryClient),
    updateKeptRides(queryClient),
    openPushedPaths(),
  ];
  return () => stops.forEach((stop) => stop());
}
