import { paths } from '#src/config/paths.ts';
import { deleteStored, readStored, writeStored } from '#src/data/device/local-storage.ts';

/*
 * The way back: where a visitor wanted to go, or was, before the login, and what they wanted to do there. Stored for all
 * tabs, because the link in a verification email opens one of its own.
 */

const storageKey = 'historyPath';
const lifetimeMs = 24 * 60 * 60 * 1000;
const excludedPaths: readonly string[] = [paths.landing, paths.signup, paths.verify];

const wishes = ['save', 'follow', 'hat'] as const;

/** What a visitor wanted to do, for example `save:<video id>`. */
export type Wish = `${(typeof wishes)[number]}:${string}`;

export const isWish = (text: string): text is Wish => wishes.some((wish) => text.startsWith(`${wish}:`));

export interface WayBack {
  path: string;
  wish?: Wish | undefined;
  /** Milliseconds since the epoch. */
  until: number;
}

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

export const getPathname = (path: string) => new URL(path, location.origin).pathname;

/** Another version of the app may have stored something else. */
const isWayBack = (stored: unknown): stored is WayBack =>
  typeof stored === 'object' && stored !== null && 'path' in stored && 'until' in stored;

export function readStoredWay(): WayBack | undefined {
  const way = readStored(storageKey);
  if (!isWayBack(way) || way.until < Date.now()) return undefined;
  const path = toSameOriginPath(way.path);
  return path && !excludedPaths.includes(getPathname(path)) ? { ...way, path } : undefined;
}

export function storeHistoryPath(path: string, wish?: Wish): void {
  writeStored(storageKey, { path, wish, until: Date.now() + lifetimeMs });
}

export const getPathAfterLogin = (): string => readStoredWay()?.path ?? paths.feed;

export function clearHistoryPath(): void {
  deleteStored(storageKey);
}

/** The state of the navigation that leads back after the login: the entry before it is the same page, or the login. */
export const returnState = { isReturn: true };

export const isReturnState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReturn' in state;
