import * as z from 'zod/mini';
import { parseRecentSearches } from '#src/domain/recent-searches.ts';

/*
 * What a user has searched on this device. In localStorage, which changes at once: the page may be closed just after
 * logging out.
 */
const storageKey = 'rodeo-reel.recent-searches';

const storedSchema = z.object({ userId: z.string(), searches: z.unknown() });

/** The searches of a user, newest first; none where the browser denies storage. */
export function readRecentSearches(userId: string): string[] {
  try {
    const stored = storedSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return stored.userId === userId ? parseRecentSearches(stored.searches) : [];
  } catch {
    return [];
  }
}

/** Replaces what is stored, also of another user. */
export function storeRecentSearches(userId: string, searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ userId, searches }));
  } catch {
    // storage is disabled
  }
}

/** Deletes the searches of whoever has searched on this device. */
export function deleteRecentSearches(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // storage is disabled
  }
}
