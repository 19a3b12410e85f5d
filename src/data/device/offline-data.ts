import { stopMessage } from '#src/config/request-kinds.ts';
import { deleteStored } from './local-storage.ts';

/* What the device keeps for a start without a connection: the worker with its caches, and the last lists (last-lists.ts). */

/** Where the last feed and schedule are stored. */
export const lastListsKey = 'rodeo-reel.last-lists';

/** The cache with the thumbnails of the last feed. */
export const lastThumbnailsCache = 'last-thumbnails';

/** Deletes the last feed and schedule, of any user: at once, because the page may be closed just after logging out. */
export function deleteLastLists(): void {
  deleteStored(lastListsKey);
  // Absent where the page is not served over HTTPS.
  if ('caches' in globalThis) void caches.delete(lastThumbnailsCache).catch(() => false);
}

/**
 * Deletes all that is kept for a start without a connection, and the worker that would serve it; never rejects. Call it
 * whenever nobody is signed in, because a page may be closed before everything is deleted.
 */
export async function deleteOfflineData(): Promise<void> {
  deleteLastLists();
  try {
    // First, because a worker that is still installing would fill its cache again.
    const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
    for (const { active } of workers) active?.postMessage(stopMessage);
    await Promise.allSettled(workers.map((worker) => worker.unregister()));
    const names = 'caches' in globalThis ? await caches.keys() : [];
    await Promise.allSettled(names.map((name) => caches.delete(name)));
  } catch {
    // storage is disabled
  }
}
