/** Rides per page of the feed (specification, section 9). */
export const feedPageSizes = { first: 6, next: 4 };
