import { myRodeoPath, seasonPath } from '#src/config/paths.ts';
import { useIsVisitor } from './use-is-visitor.ts';

/** Where the name of a rider leads: for visitors to the season, since profiles are for members. */
export function useRiderPath(): (userId: string) => string {
  const isVisitor = useIsVisitor();
  return isVisitor ? seasonPath : myRodeoPath;
}
