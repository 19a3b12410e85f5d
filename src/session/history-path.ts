const storageKey = 'historyPath';

/**
 * Reads an address as a path of this site.
 *
 * @returns undefined when following it would leave the origin
 */
export function toSameOriginPath(path: string, origin: string = location.origin): string | undefined {
  try {
    const url = new URL(path, origin);
    const followed = url.pathname + url.search + url.hash;
    // `/.//elsewhere` is a path of this site that reads as `//elsewhere`: another host. So does `/%2felsewhere`, to
    // a server that decodes it before it redirects.
    const read = new URL(decodeURIComponent(url.pathname), origin);
    const stays = url.origin === origin && read.origin === origin && path.startsWith('/');
    return stays ? followed : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers where a visitor wanted to go before they were asked to log in. */
export function storeHistoryPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** Where to go after login: the stored path, unless it leaves the site or is one of `except`. */
export function getHistoryPath(except: readonly string[]): string | undefined {
  const stored = sessionStorage.getItem(storageKey);
  const path = stored === null ? undefined : toSameOriginPath(stored);
  return path && !except.includes(path) ? path : undefined;
}

/** Forgets the stored path: it is used once. */
export function clearHistoryPath(): void {
  sessionStorage.removeItem(storageKey);
}
