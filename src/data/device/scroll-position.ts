const storageKey = 'rodeo-reel.scroll-position';

/**
 * Stores where a page is scrolled to, in this tab: after a reload, or back from another site, it leads to the same place.
 *
 * @param entry of the history
 * @param position in CSS pixels
 */
export function storeScrollPosition(entry: string, position: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([entry, position]));
  } catch {
    // storage is disabled
  }
}

/** @returns 0 where nothing is stored for an entry of the history */
export function readScrollPosition(entry: string): number {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return Array.isArray(stored) && stored[0] === entry ? Number(stored[1]) : 0;
  } catch {
    return 0;
  }
}
