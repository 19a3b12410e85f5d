import { clear, createStore, del, get, update } from 'idb-keyval';
import { addRecentSearch, parseRecentSearches } from '#src/domain/recent-searches.ts';

/* What a user has searched on this device. It is deleted when they log out. */
const searchStore = createStore('rodeo-reel.recent-searches', 'by-user');

/**
 * @returns the searches of a user, newest first
 * @throws DOMException when the browser denies storage, for example in private windows
 */
export async function fetchRecentSearches(userId: string): Promise<string[]> {
  return parseRecentSearches(await get<unknown>(userId, searchStore));
}

/** @throws DOMException when the browser denies storage or the quota is exceeded */
export async function storeRecentSearch(userId: string, text: string): Promise<void> {
  await update<unknown>(userId, (stored) => addRecentSearch(parseRecentSearches(stored), text), searchStore);
}

/** @throws DOMException when the browser denies storage */
export async function deleteRecentSearches(userId: string): Promise<void> {
  await del(userId, searchStore);
}

/**
 * Deletes the searches of all users of this device.
 *
 * @throws DOMException when the browser denies storage
 */
export async function deleteAllRecentSearches(): Promise<void> {
  await clear(searchStore);
}
