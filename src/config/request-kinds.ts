import { embedPath, licensesPath, paths } from './paths.ts';

/** Documents of their own, which the app's shell cannot replace. */
const otherPages: readonly string[] = [paths.landing, paths.privacyPolicy, paths.terms, licensesPath];

/** Where other documents start: videos in frames of other sites, development pages, and pages of Firebase Hosting. */
const otherPagePrefixes = [embedPath(''), '/dev/', '/__/', '/.well-known/'];

/** Whether the app's shell is the document of a path. */
export const isAppPath = (pathname: string): boolean =>
  !otherPages.includes(pathname) && !otherPagePrefixes.some((prefix) => pathname.startsWith(prefix));

/** Whether a path names a small file of a release: not the ffmpeg core, and no clip or picture of the landing page. */
export const isAssetPath = (pathname: string): boolean =>
  pathname.startsWith('/assets/') && /\.(js|css|woff2|svg)$/.test(pathname);

/** Sent to the service worker when its caches are about to be deleted: it fills them no more. */
export const stopMessage = 'stop';

/** What the service worker sends to a page with a path and a port: to open it, and to answer. */
export const openPathMessage = 'open-path';

/** The field of a POST with videos that another app shares with the installed one; the manifest names it. */
export const sharedVideosField = 'videos';

/** Sent to the service worker with a port, through which it hands out what was shared, once. */
export const takeSharedVideosMessage = 'take-shared-videos';
