/** How many documents one query may read: each is billed, and rules cannot count queries. */
export const maxPageSize = 20;

/** How many videos a member can save. */
export const maxSavedVideos = 500;

/** How many riders, contractors and animals a member can follow. */
export const maxFollows = 200;

/** How many rodeos a member can follow: one query of the followed feed finds their videos. Events are as many as there are. */
export const maxFollowedRodeos = 20;

/** How many entries a map of a profile for access sharing can have. Others add some of them. */
export const maxAccessEntries = 500;
