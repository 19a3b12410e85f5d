/** How many videos a member can save. */
export const maxSavedVideos = 500;

/** How many riders, contractors and animals a member can follow. */
export const maxFollows = 200;
