const earliestZoneMs = 14 * 3_600_000;

/** The latest year that a ride can be of: it begins where the day does. @param now in milliseconds since the epoch */
export const getLastSeason = (now: number): number => new Date(now + earliestZoneMs).getUTCFullYear();
