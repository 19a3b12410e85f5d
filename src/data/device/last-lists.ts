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
 * Keeps exactly these thumbnails, which the browser usually has in its HTTP cache. Those that cannot be loaded are left out.
 *
 * @throws DOMException when the browser denies storage or the quota is exceeded
 */
export async function storeLastThumbnails(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(lastThumbnailsCache);
  const stored = await cache.keys();
  await Promise.all(stored.filter(({ url }) => !urls.includes(url)).map((request) => cache.delete(request)));
  const known = new Set(stored.map(({ url }) => url));
  const requests = urls
    .filter((url) => url !== '' && !known.has(url))
    .map((url) => new Request(url, { mode: 'cors', credentials: 'omit', cache: 'force-cache' }));
  await Promise.allSettled(requests.map((request) => cache.add(request)));
}
