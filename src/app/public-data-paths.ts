import { paths } from '#src/config/paths.ts';

const publicDataPaths: readonly string[] = [paths.feed, paths.topRides];

/** Whether a page shows public data first, so that it need not wait for the session. */
export const isPublicDataPath = (pathname: string) => publicDataPaths.includes(pathname);
