/** How many documents one query may read: each is billed, and rules cannot count queries. */
export const maxPageSize = 20;

/** How many videos a member can save. */
export const maxSavedVideos = 500;

/** How many riders, contractors and animals a member can follow. */
export const maxFollows = 200;
