const maxSearches = 8;
const minTextLength = 2;

/** Parses stored searches, newest first; texts that cannot be read are left out. */
export function parseRecentSearches(data: unknown): string[] {
  return Array.isArray(data) ? data.filter((text) => typeof text === 'string').slice(0, maxSearches) : [];
}

/**
 * Puts a search in front of the others. A pause while typing starts a search as well, so a text that goes on from the
 * previous one replaces it: of 'du' and 'dust' only 'dust' stays.
 *
 * @param searches newest first
 */
export function addRecentSearch(searches: readonly string[], text: string): string[] {
  if (text.length < minTextLength) return [...searches];
  const added = text.toLowerCase();
  const others = searches.filter((search, index) => {
    const earlier = search.toLowerCase();
    return earlier !== added && !(index === 0 && added.startsWith(earlier));
  });
  return [text, ...others].slice(0, maxSearches);
}
