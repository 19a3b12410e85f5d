import { myRodeoParameters, myRodeoPath, paths } from './paths.ts';

const fillIn = (path: string, id: string) => path.replace(':id', () => encodeURIComponent(id));

/** The page that plays a reel. */
export const reelPath = (id: string): string => fillIn(paths.reel, id);

/** Where whoever acts for its account changes a reel. */
export const editReelPath = (id: string): string => fillIn(paths.editReel, id);

/** A reel on one sheet of paper. */
export const printedReelPath = (id: string): string => fillIn(paths.printedReel, id);

/** The tab with the reels of an account. */
export const reelsOfPath = (userId: string): string =>
  `${myRodeoPath(userId)}?${myRodeoParameters.tab}=reels`;
