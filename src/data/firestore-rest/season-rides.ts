import { getRideYear } from '#src/domain/ride-season.ts';
import type { SeasonFilter } from '#src/domain/video-filter.ts';
import { fetchLatestRides, type LatestRides } from '../latest-rides.ts';
import { fetchVideoPage } from './public-videos.ts';
import { fetchRecordedRides } from './ride-records.ts';

const maxPages = 10;

/**
 * Reads the rides of an event in a year, newest first; where there is no record, those of the latest 200 of the event.
 *
 * @returns `hasMore`: whether there may be rides that were not read
 * @throws DataError
 */
export async function fetchSeasonRides(filter: SeasonFilter): Promise<LatestRides> {
  const recorded = await fetchRecordedRides(filter);
  if (recorded) return { rides: recorded, hasMore: false };
  const ofEvent = { kind: 'event' as const, eventId: filter.eventId };
  const { rides, hasMore } = await fetchLatestRides(fetchVideoPage, ofEvent, maxPages);
  return { rides: rides.filter((ride) => getRideYear(ride) === filter.year), hasMore };
}
