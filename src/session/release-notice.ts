import { env } from '#src/config/env.ts';
import { clearStored } from '#src/data/device/local-storage.ts';
import { deleteOfflineData } from '#src/data/device/offline-data.ts';
import { reportError } from '#src/lib/log.ts';
import { releaseDurationMs, showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { subscribeWhenCalm } from './session-subscriptions.ts';

/** Keeps the session and IndexedDB (decision D29). */
async function reloadApp(): Promise<void> {
  clearStored();
  await deleteOfflineData();
  location.reload();
}

export function showReleaseNotice(): void {
  showAlert('info', copy.newVersion.text(env.productName), {
    durationMs: releaseDurationMs,
    isAfterOthers: true,
    action: { label: copy.newVersion.refresh, onClick: () => void reloadApp() },
  });
}

export function subscribeToReleases(): () => void {
  return subscribeWhenCalm(async () => {
    const { subscribeToRelease } = await import('#src/data/realtime-database/app-release.ts');
    let known: string | null | undefined;
    return subscribeToRelease((release) => {
      if (known !== undefined && release !== known) showReleaseNotice();
      known = release;
    }, reportError);
  });
}
