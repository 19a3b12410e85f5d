import { myRodeoParameters, myRodeoPath, paths } from './paths.ts';

const fillIn = (path: string, id: string) => path.replace(':id', () => encodeURIComponent(id));

/** The page that plays a reel. */
export const reelPath = (id: string): string => fillIn(paths.reel, id);

/** On the page for a new reel, this names its first ride. */
export const firstRideParameter = 'ride';

/** @param videoId of the ride that the new reel begins with */
export const newReelPath = (videoId: string): string =>
  `${paths.newReel}?${firstRideParameter}=${encodeURIComponent(videoId)}`;

/** On the page for a new reel, this makes it a result list, and names the documents of its rides. */
export const listedRidesParameter = 'results';

/** @param videoIds in the order of the night; none where they are chosen on the page */
export const newResultListPath = (videoIds: readonly string[] = []): string =>
  `${paths.newReel}?${listedRidesParameter}=${videoIds.map(encodeURIComponent).join(',')}`;

/** The page on which members who act for its account change a reel. */
export const editReelPath = (id: string): string => fillIn(paths.editReel, id);

/** A reel on one sheet of paper. */
export const printedReelPath = (id: string): string => fillIn(paths.printedReel, id);

/** The tab with the reels of an account. */
export const reelsOfPath = (userId: string): string =>
  `${myRodeoPath(userId)}?${myRodeoParameters.tab}=reels`;
