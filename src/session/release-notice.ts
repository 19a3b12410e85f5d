import { env } from '#src/config/env.ts';
import { reportError } from '#src/lib/log.ts';
import { releaseDurationMs, showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { subscribeWhenCalm } from './session-subscriptions.ts';

/** Keeps IndexedDB, and with it the session (decision D29). */
async function reloadApp(): Promise<void> {
  localStorage.clear();
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.allSettled(workers.map((worker) => worker.unregister()));
  location.reload();
}

export function subscribeToReleases(): () => void {
  return subscribeWhenCalm(async () => {
    const { subscribeToRelease } = await import('#src/data/realtime/release.ts');
    let known: string | null | undefined;
    return subscribeToRelease((release) => {
      if (known !== undefined && release !== known) {
        showAlert('info', copy.newVersion.text(env.productName), {
          durationMs: releaseDurationMs,
          action: { label: copy.newVersion.refresh, onClick: () => void reloadApp() },
        });
      }
      known = release;
    }, reportError);
  });
}
