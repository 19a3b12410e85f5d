import { clearHistoryPath, getPathname, readStoredWay, type WayBack, type Wish } from './history-path.ts';

/** The wish of the page that was returned to, until its button is there. It is kept for one visit only. */
let arrived: WayBack | undefined;

/** The way back is used once, wherever it leads. @param pathname of a page that is no step of logging in */
export function arriveAt(pathname: string): void {
  const way = readStoredWay();
  if (way) arrived = getPathname(way.path) === pathname ? way : undefined;
  clearHistoryPath();
}

/** Whether that is what the member wanted before the login. True only once. */
export function takeWish(wish: Wish): boolean {
  const way = arrived ?? readStoredWay();
  if (way?.wish !== wish || getPathname(way.path) !== location.pathname) return false;
  arrived = undefined;
  clearHistoryPath();
  return true;
}
