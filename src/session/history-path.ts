import { paths } from '#src/config/paths.ts';
import { deleteStored, readStored, writeStored } from '#src/data/device/local-storage.ts';
import { createReader, readInteger, readText } from '#src/domain/field-readers.ts';

/*
 * The way back: where a visitor wanted to go, or was, before the login, and what they wanted to do there. Stored for all
 * tabs, because the link in a verification email opens one of its own.
 */

const storageKey = 'historyPath';
const lifetimeMs = 24 * 60 * 60 * 1000;
const excludedPaths: readonly string[] = [paths.landing, paths.signup, paths.verify];
const parameters = { path: 'to', wish: 'then' };

/** What a visitor wanted to do, for example `save:<video id>`. */
export type Wish = `${'save' | 'follow'}:${string}`;

const readWayBack = createReader({ path: readText, wish: readText, until: readInteger });
type WayBack = ReturnType<typeof readWayBack>;

/** Of the page that was returned to, until its button is there; a wish is worth no more than one visit. */
let arrived: WayBack | undefined;

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

const getPathname = (path: string) => new URL(path, location.origin).pathname;

function readStoredWay(): WayBack | undefined {
  const { path, ...way } = readWayBack(readStored(storageKey));
  const safePath = toSameOriginPath(path);
  if (!safePath || way.until < Date.now() || excludedPaths.includes(getPathname(safePath))) return undefined;
  return { path: safePath, ...way };
}

export function storeHistoryPath(path: string, wish?: Wish): void {
  writeStored(storageKey, { path, wish, until: Date.now() + lifetimeMs });
}

export const getPathAfterLogin = (): string => readStoredWay()?.path ?? paths.feed;

export function clearHistoryPath(): void {
  arrived = undefined;
  deleteStored(storageKey);
}

/** The way back is used once, wherever it leads. @param pathname of a page that is no step of logging in */
export function arriveAt(pathname: string): void {
  const way = readStoredWay();
  if (way) arrived = getPathname(way.path) === pathname ? way : undefined;
  deleteStored(storageKey);
}

/** Whether that is what the member wanted before the login. True only once. */
export function takeWish(wish: Wish): boolean {
  const way = arrived ?? readStoredWay();
  if (way?.wish !== wish || getPathname(way.path) !== location.pathname) return false;
  clearHistoryPath();
  return true;
}

/** A URL that carries the way back to another browser, for a verification link; undefined without one. */
export function getContinueUrl(): string | undefined {
  const way = readStoredWay();
  if (!way) return undefined;
  const url = new URL(paths.login, location.origin);
  url.searchParams.set(parameters.path, way.path);
  if (way.wish) url.searchParams.set(parameters.wish, way.wish);
  return url.href;
}

/** Stores the way back that `getContinueUrl` has written; ignores any other URL. */
export function applyContinueUrl(text: string | null): void {
  if (text === null || !URL.canParse(text)) return;
  const { origin, searchParams } = new URL(text);
  const path = toSameOriginPath(searchParams.get(parameters.path) ?? '');
  const wish = searchParams.get(parameters.wish) ?? '';
  const isWish = (value: string): value is Wish => /^(save|follow):/.test(value);
  if (origin === location.origin && path) storeHistoryPath(path, isWish(wish) ? wish : undefined);
}
