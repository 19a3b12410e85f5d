/** In characters. No page's path is longer, and the pattern takes as long as their square. */
const maxLength = 300;

/** A path without the end of a sentence, which apps may add where they turn texts into links; no page's path ends so. */
export const trimLink = (path: string): string =>
  path.length > maxLength ? path : path.replace(/(?:[^\w/-]|%[\da-f]{2})+$/i, '');

/** The path of the page that a path leads to: without what a sentence or an app has added to it, as doubled slashes. */
export const toPagePath = (path: string): string => trimLink(path).replaceAll(/\/{2,}/g, '/');
