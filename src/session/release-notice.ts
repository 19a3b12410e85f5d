import { showAlert } from './alerts-store.ts';
import { firstPaintDelayMs } from './session-subscriptions.ts';

/** How long the notice stays, in milliseconds. */
const noticeDurationMs = 10_000;

/** Starts the app afresh; what lies in IndexedDB, the session among it, stays (decision D29). */
async function reloadApp(): Promise<void> {
  localStorage.clear();
  // Without a secure origin there are no workers to take down.
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.allSettled(workers.map((worker) => worker.unregister()));
  location.reload();
}

/**
 * Tells the person when a release comes out while the app is open.
 *
 * @returns ends it
 */
export function subscribeToReleases(): () => void {
  return firstPaintDelayMs(async () => {
    const { subscribeToRelease } = await import('#src/data/realtime/release.ts');
    let known: string | null | undefined;
    return subscribeToRelease(
      (release) => {
        if (known !== undefined && release !== known) {
          showAlert('info', 'There is a new version available. Click to reload …', {
            duration: noticeDurationMs,
            action: { name: 'Refresh', act: () => void reloadApp() },
          });
        }
        known = release;
      },
      // Nothing a person could do about it: the next visit brings the new version anyway.
      (error) => console.error(error), // eslint-disable-line no-console -- for a report
    );
  });
}
