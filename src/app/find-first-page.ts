import { matchPath } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

const firstPages = {
  [paths.video]: 'video',
  [paths.feed]: 'feed',
  [paths.topRides]: 'feed',
} as const;

/** What people open from links and searches; prerender/early-code.ts has what visitors load for each. */
export const sharedPaths = [
  ...[paths.watch, paths.animal, paths.rodeo, paths.reel],
  ...[paths.leaderboards, paths.season, paths.matchup, paths.compare],
] as const;

/** Look like the pages of an animal and of a reel. */
const formPaths: readonly string[] = [paths.newAnimal, paths.newReel];

export const isSharedPage = (pathname: string): boolean =>
  !formPaths.includes(pathname.replace(/\/$/, '')) && sharedPaths.some((path) => matchPath(path, pathname));

export type FirstPage = (typeof firstPages)[keyof typeof firstPages];

/** Which code a page begins with, if it shows public data first, so that it need not wait for the session. */
export const findFirstPage = (pathname: string): FirstPage | undefined =>
  Object.entries(firstPages).find(([path]) => matchPath(path, pathname))?.[1];
