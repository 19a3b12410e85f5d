/** How many videos a member can save. Must match firestore.rules. */
export const maxSavedVideos = 500;

/** How many riders, contractors and animals a member can follow. Must match firestore.rules. */
export const maxFollows = 200;
