/*
 * How long the clip of a ride may be (UPL-04; specification, section 9). The sentences about it use these, and
 * `npm run docs` writes the longest into firestore.rules.
 */

/** Seconds. */
export const minClipSeconds = 1;

/** Seconds. */
export const maxClipSeconds = 120;

/** The same as some sentences say it. */
export const maxClipMinutes = maxClipSeconds / 60;
