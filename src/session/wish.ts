import { useAppMemory } from '#src/lib/app-memory.ts';
import { clearHistoryPath, getPathname, readStoredWay, type WayBack, type Wish } from './history-path.ts';

/** The wish of the page that was returned to, until its button is there. It is kept for one visit only. */
export interface Visit {
  arrived?: WayBack | undefined;
}

const createVisit = (): Visit => ({});

export const useVisit = () => useAppMemory(createVisit);

/** The way back is used once, wherever it leads. @param pathname of a page that is no step of logging in */
export function arriveAt(visit: Visit, pathname: string): void {
  const way = readStoredWay();
  if (way) visit.arrived = getPathname(way.path) === pathname ? way : undefined;
  clearHistoryPath();
}

/** Whether that is what the member wanted before the login. True only once. */
export function takeWish(visit: Visit, wish: Wish): boolean {
  const way = visit.arrived ?? readStoredWay();
  if (way?.wish !== wish || getPathname(way.path) !== location.pathname) return false;
  delete visit.arrived;
  clearHistoryPath();
  return true;
}
