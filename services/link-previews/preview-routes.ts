import { paths } from '#src/config/paths.ts';

/* What Hosting's rewrites, the development server and the function have to agree on. */

/** How firebase.json and the emulator name the function of pages. */
export const linkPreviewsFunction = { functionId: 'linkPreviews', region: 'us-central1' } as const;

/** Apart, with one instance: a sitemap reads many documents, and must not keep the pages of rides waiting. */
const sitemapsFunction = { functionId: 'sitemaps', region: linkPreviewsFunction.region } as const;

const sitemapPaths: readonly string[] = ['/sitemap.xml', '/sitemaps/:name'];

const [tenMinutes, oneDay] = [600, 86_400];

/** How long the CDN keeps an answer; browsers ask each time. @returns the value of Cache-Control */
export const getCaching = (pathname: string): string =>
  `public, max-age=0, s-maxage=${pathname.startsWith('/sitemap') ? oneDay : tenMinutes}`;

/** Files of the build: the page of a ride, whose clip starts before the app does, and that of all other paths. */
export const ridePageFile = 'ride.html';
export const appPageFile = 'app.html';

/** Public pages of the app, whose tags the function puts into their file. */
export const describedPaths = [
  paths.watch,
  paths.video,
  paths.animal,
  paths.rodeo,
  paths.season,
  paths.matchup,
  paths.compare,
  paths.leaderboards,
  paths.reel,
] as const;

/** Everything that the functions answer. */
export const previewedPaths: readonly string[] = [...describedPaths, '/oembed', ...sitemapPaths];

/** Which function answers one of these paths. */
export const getFunction = (path: string) =>
  sitemapPaths.includes(path) ? sitemapsFunction : linkPreviewsFunction;

const getSegments = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The parameters of a path, decoded; undefined when it does not match the pattern. */
export function matchPattern(pattern: string, pathname: string): string[] | undefined {
  const expected = getSegments(pattern);
  const segments = getSegments(pathname);
  if (segments.length !== expected.length) return undefined;
  if (expected.some((segment, index) => !segment.startsWith(':') && segment !== segments[index]))
    return undefined;
  try {
    return segments.filter((_, index) => expected[index]?.startsWith(':')).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The file of a path of the app. */
export const getAppPageFile = (pathname: string): string =>
  matchPattern(paths.video, pathname) ? ridePageFile : appPageFile;
