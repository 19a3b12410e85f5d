import { createStore, get, set } from 'idb-keyval';

/* When a profile's notifications were last looked at on this device (decision D10). */
const lastSeenStore = createStore('rodeo-reel.last-seen', 'by-profile');

/**
 * @returns milliseconds since the epoch; 0 where nobody has looked yet
 * @throws DOMException when the browser keeps nothing, as in some private windows
 */
export async function fetchLastSeen(profileId: string): Promise<number> {
  const mark = await get<unknown>(profileId, lastSeenStore);
  return typeof mark === 'number' ? mark : 0;
}

/**
 * @param time milliseconds since the epoch
 * @throws DOMException when the browser keeps nothing, or has no room left
 */
export async function storeLastSeen(profileId: string, time: number): Promise<void> {
  await set(profileId, time, lastSeenStore);
}
