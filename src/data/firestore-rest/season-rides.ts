import { getRideYear } from '#src/domain/ride-season.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import { fetchLatestRides, type LatestRides } from '../latest-rides.ts';
import { fetchVideoPage } from './public-videos.ts';
import { fetchRecordedRides } from './ride-records.ts';

const maxPages = 10;

/** The rides of one event in one year. */
export interface SeasonRides extends LatestRides {
  year: number;
}

/**
 * Reads the rides of an event in a year, the latest first; where there is no record, the latest 200. Of a year without
 * rides no document is read.
 *
 * @returns `hasMore`: whether there are rides that were not read
 * @throws DataError
 */
export async function fetchSeasonRides(filter: SeasonFilter): Promise<SeasonRides> {
  const recorded = await fetchRecordedRides(filter);
  if (recorded) return { year: filter.year, rides: recorded, hasMore: false };
  return { year: filter.year, ...(await fetchLatestRides(fetchVideoPage, filter, maxPages)) };
}

/**
 * Reads the rides of an event in the latest year that has some, as `fetchSeasonRides`.
 *
 * @param year the latest that is asked for, and the answer where no year has rides
 * @throws DataError
 */
export async function fetchLatestSeason({ eventId, year }: Omit<SeasonFilter, 'kind'>): Promise<SeasonRides> {
  const season = await fetchSeasonRides({ kind: 'of-season', eventId, year });
  if (season.rides.length > 0) return season;
  const { videos } = await fetchVideoPage({ kind: 'until-season', eventId, year }, 1);
  const [latest] = videos.flatMap((ride) => getRideYear(ride) ?? []);
  return latest === undefined ? season : fetchSeasonRides({ kind: 'of-season', eventId, year: latest });
}
