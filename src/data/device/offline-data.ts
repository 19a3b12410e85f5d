import { keptRidesCache } from '#src/config/kept-files.ts';
import { stopMessage } from '#src/config/request-kinds.ts';
import { paths } from '#src/config/paths.ts';
import { serviceWorkerPath, shareWorkerPath } from '#src/lib/trusted-scripts.ts';
import { deleteStored } from './local-storage.ts';

/* What the device keeps for a start without a connection: the worker with its caches, and the last lists (last-lists.ts). */

/** Where the last feed and schedule are stored. */
export const lastListsKey = 'rodeo-reel.last-lists';

/** The cache with the thumbnails of the last feed. */
export const lastThumbnailsCache = 'last-thumbnails';

/** The cache with the texts of the chosen language; the worker looks into all caches. */
const languageCache = 'language';

const lockName = 'rodeo-reel.offline-data';
/** A worker whose script is slow to arrive does not hold up a sign-out for longer. */
const lockTimeoutMs = 3000;

/** Deletes the last feed and schedule, of any user: at once, because the page may be closed just after logging out. */
export function deleteLastLists(): void {
  deleteStored(lastListsKey);
  void deleteCaches([lastThumbnailsCache]);
}

/** Never rejects: there may be none, or storage is denied. */
async function deleteCaches(list: readonly string[] | (() => Promise<string[]>)): Promise<void> {
  try {
    // Absent where the page is not served over HTTPS.
    if (!('caches' in globalThis)) return;
    const names = typeof list === 'function' ? await list() : list;
    await Promise.allSettled(names.map((name) => caches.delete(name)));
  } catch {
    // storage is disabled
  }
}

/**
 * Registers the worker unless nobody is signed in any more: a sign-out in another tab has deleted the worker, or waits
 * until it is registered and deletes it.
 *
 * @throws TypeError when the script or the texts of the language cannot be fetched
 */
export async function registerWorker(isSignedIn: () => boolean): Promise<void> {
  await navigator.locks.request(lockName, async () => {
    if (!isSignedIn()) return;
    await navigator.serviceWorker.register(serviceWorkerPath);
    // Its own path comes before that of the app.
    await (await findShareWorker())?.unregister();
    await storeLanguage();
  });
}

/** The worker stores what all pages need. Of the languages each member needs one, which no page after this one asks for. */
async function storeLanguage(): Promise<void> {
  const { languageFile } = globalThis;
  if (languageFile === undefined || !('caches' in globalThis)) return;
  const cache = await caches.open(languageCache);
  if (await cache.match(languageFile, { ignoreVary: true })) return;
  await deleteCaches([languageCache]);
  await (await caches.open(languageCache)).add(languageFile);
}

const isShareWorker = ({ scope }: ServiceWorkerRegistration) => scope === location.origin + paths.upload;

const findShareWorker = async () => (await navigator.serviceWorker.getRegistrations()).find(isShareWorker);

/** Other apps share with an installed one only. Stores nothing: the worker takes what is shared until somebody logs in. */
async function registerShareWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  await navigator.serviceWorker.register(shareWorkerPath, { scope: paths.upload });
}

async function deleteWorkersAndCaches(keptCaches: readonly string[]): Promise<void> {
  // First, because a worker that is still installing would fill its cache again.
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  const ending = workers.filter((worker) => !isShareWorker(worker));
  for (const { active } of ending) active?.postMessage(stopMessage);
  await Promise.allSettled(ending.map((worker) => worker.unregister()));
  await deleteCaches(async () => (await caches.keys()).filter((name) => !keptCaches.includes(name)));
  await registerShareWorker();
}

/**
 * Deletes all that is kept for a start without a connection, and the worker that would serve it; never rejects. Call it
 * whenever nobody is signed in, because a page may be closed before everything is deleted.
 *
 * @param keepsRides whether the rides stay that are kept on this device: for a new release
 */
export async function deleteOfflineData({ keepsRides = false } = {}): Promise<void> {
  deleteLastLists();
  if (!keepsRides) void deleteCaches([keptRidesCache]);
  const keptCaches = keepsRides ? [keptRidesCache] : [];
  try {
    const signal = AbortSignal.timeout(lockTimeoutMs);
    await navigator.locks.request(lockName, { signal }, () => deleteWorkersAndCaches(keptCaches));
  } catch {
    // There are no locks, the wait was too long, or storage is disabled.
    await deleteWorkersAndCaches(keptCaches).catch(() => undefined);
  }
}
