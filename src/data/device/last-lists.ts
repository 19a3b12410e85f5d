import { isObject } from '#src/domain/field-readers.ts';
import { parseScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { readStored, writeStored } from './local-storage.ts';
import { lastListsKey, lastThumbnailsCache } from './offline-data.ts';

/** The lists that were loaded last. Everyone can read what is in them, but not which of them a member has loaded. */
export interface LastLists {
  videos: Video[];
  rodeos: ScheduleItem[];
}

const toObjects = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** The last lists of a user; empty when another user's are stored or the browser denies storage. */
export function readLastLists(userId: string): LastLists {
  const stored = readStored(lastListsKey);
  if (!isObject(stored) || stored['userId'] !== userId) return { videos: [], rodeos: [] };
  return {
    videos: toObjects(stored['videos']).map((video) => parseVideo(String(video['id']), video)),
    rodeos: toObjects(stored['rodeos'])
      .map(parseScheduleItem)
      .filter((item) => item !== undefined),
  };
}

/** Replaces the given lists, and whatever is stored of another user. */
export const storeLastLists = (userId: string, lists: Partial<LastLists>): void =>
  writeStored(lastListsKey, { userId, ...readLastLists(userId), ...lists });

/**
 * Keeps exactly these pictures, which the browser usually has in its HTTP cache. Those that cannot be loaded are left out.
 *
 * @param pictures the URLs of each in order of preference; one is kept
 * @throws DOMException when the browser denies storage or the quota is exceeded
 */
export async function storeLastThumbnails(pictures: readonly (readonly string[])[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(lastThumbnailsCache);
  const stored = await cache.keys();
  const isWanted = (url: string) => pictures.some((urls) => urls.includes(url));
  await Promise.all(stored.filter(({ url }) => !isWanted(url)).map((request) => cache.delete(request)));
  const known = new Set(stored.map(({ url }) => url));
  const missing = pictures.filter((urls) => !urls.some((url) => known.has(url)));
  await Promise.all(missing.map((urls) => addFirst(cache, urls)));
}

async function addFirst(cache: Cache, [url, ...others]: readonly string[]): Promise<void> {
  if (url === undefined) return;
  const request = new Request(url, { mode: 'cors', credentials: 'omit', cache: 'force-cache' });
  await cache.add(request).catch(() => addFirst(cache, others));
}
