import { createStore, get, set } from 'idb-keyval';

/* When the notifications of a profile were last viewed on this device (decision D10). */
const lastSeenStore = createStore('rodeo-reel.last-seen', 'by-profile');

/**
 * @returns milliseconds since the epoch; 0 when never viewed
 * @throws DOMException when the browser denies storage, for example in private windows
 */
export async function fetchLastSeen(profileId: string): Promise<number> {
  const time = await get<unknown>(profileId, lastSeenStore);
  return typeof time === 'number' ? time : 0;
}

/**
 * @param time milliseconds since the epoch
 * @throws DOMException when the browser denies storage or the quota is exceeded
 */
export async function storeLastSeen(profileId: string, time: number): Promise<void> {
  await set(profileId, time, lastSeenStore);
}
