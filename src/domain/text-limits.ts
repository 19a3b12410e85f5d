/*
 * The longest texts, in characters, by the field that stores them. Forms use them, and `npm run docs` writes them into
 * firestore.rules.
 */

/** Texts of one line. */
export const lineLimits = {
  /** For names of persons, organizations and animals. */
  name: 80,
  phone: 40,
  location: 120,
  brand: 40,
  /** The rodeo of a ride. */
  title: 120,
} as const;

/** Texts with line breaks. */
export const textLimits = { bio: 2000, sponsors: 1000, notes: 2000 } as const;
