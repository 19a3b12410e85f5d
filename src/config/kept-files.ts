/*
 * What the page and the service worker both know of the rides that are kept on this device: the page fills the cache, the
 * worker plays from it.
 */

/** The cache with the files of kept rides, and with a description of each set of them. */
export const keptRidesCache = 'kept-rides';

/** Where the cache has the description of a set. No server knows these addresses. */
export const keptSetPrefix = '/kept-sets/';

/** Sent to the service worker when the kept rides have changed. */
export const keptRidesMessage = 'kept-rides';

const clipPattern = /\/o\/videos%2F([\w-]+)(?:[.]mov|%2F\d+[.]mp4)$/;

/** The id of the video of which a URL of Cloud Storage is the clip or a light rendition; undefined for other files. */
export const getClipVideoId = ({ pathname }: Pick<URL, 'pathname'>): string | undefined =>
  clipPattern.exec(pathname)?.[1];
