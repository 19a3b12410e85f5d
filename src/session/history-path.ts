import { paths } from '#src/config/paths.ts';

const storageKey = 'historyPath';
const excludedPaths: readonly string[] = [paths.landing, paths.signup, paths.verify];

export function toSameOriginPath(path: string, origin: string = location.origin): string | undefined {
  try {
    const url = new URL(path, origin);
    const sameOriginPath = url.pathname + url.search + url.hash;
    // `/.//host` and, once a server decodes it, `/%2fhost` are redirects to another host.
    const decoded = new URL(decodeURIComponent(url.pathname), origin);
    const isSameOrigin = url.origin === origin && decoded.origin === origin && path.startsWith('/');
    return isSameOrigin ? sameOriginPath : undefined;
  } catch {
    return undefined;
  }
}

export function storeHistoryPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

export function getPathAfterLogin(): string {
  const stored = sessionStorage.getItem(storageKey);
  const path = stored === null ? undefined : toSameOriginPath(stored);
  return path && !excludedPaths.includes(new URL(path, location.origin).pathname) ? path : paths.feed;
}

export function clearHistoryPath(): void {
  sessionStorage.removeItem(storageKey);
}
