import { myRodeoPath, seasonPath } from '#src/config/paths.ts';
import { useSessionStore } from './session-store.ts';

/** Where the name of a rider leads: for visitors to the season, since profiles are for members. */
export function useRiderPath(): (userId: string) => string {
  const isVisitor = useSessionStore(({ status }) => status === 'signed-out');
  return isVisitor ? seasonPath : myRodeoPath;
}
