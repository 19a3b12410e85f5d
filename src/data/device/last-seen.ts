import { get, set } from 'idb-keyval';
import { openStore } from './open-store.ts';

/* When the notifications of a profile were last viewed on this device (decision D10). */
const lastSeenStore = openStore('rodeo-reel.last-seen', 'by-profile');

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
