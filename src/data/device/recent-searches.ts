import { createReader, readText } from '#src/domain/field-readers.ts';
import { parseRecentSearches } from '#src/domain/recent-search.ts';
import { deleteStored, readStored, writeStored } from './local-storage.ts';

/*
 * What a user has searched on this device. In localStorage, which changes at once: the page may be closed just after
 * logging out.
 */
const storageKey = 'rodeo-reel.recent-searches';

const readSearches = createReader({ userId: readText, searches: parseRecentSearches });

/** The searches of a user, newest first; none where the browser denies storage. */
export function readRecentSearches(userId: string): string[] {
  const stored = readSearches(readStored(storageKey));
  return stored.userId === userId ? stored.searches : [];
}

/** Replaces what is stored, also of another user. */
export const storeRecentSearches = (userId: string, searches: readonly string[]): void =>
  writeStored(storageKey, { userId, searches });

/** Deletes the searches that are stored, of any user. */
export const deleteRecentSearches = (): void => deleteStored(storageKey);
