/** A path without the end of a sentence, which apps may add where they turn texts into links; no page's path ends so. */
export const trimLink = (path: string): string => path.replace(/(?:[^\w/-]|%[\da-f]{2})+$/i, '');
