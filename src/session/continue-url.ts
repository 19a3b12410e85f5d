import { paths } from '#src/config/paths.ts';
import { isWish, readStoredWay, storeHistoryPath, toSameOriginPath } from './history-path.ts';

const parameters = { path: 'to', wish: 'then' };

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
  if (origin === location.origin && path) storeHistoryPath(path, isWish(wish) ? wish : undefined);
}
