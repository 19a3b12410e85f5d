import { maxPageSize } from '#src/domain/list-limits.ts';
import { getRideYear } from '#src/domain/ride-season.ts';
import type { SeasonFilter, VideoCursor } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { fetchVideoPage } from './public-videos.ts';
import { fetchRecordedRides } from './ride-records.ts';

const maxPages = 10;

/**
 * Reads the rides of an event in a year, newest first; where there is no record, those of the latest 200 of the event.
 *
 * @returns `hasMore`: whether there may be rides that were not read
 * @throws DataError
 */
export async function fetchSeasonRides(filter: SeasonFilter): Promise<{ rides: Video[]; hasMore: boolean }> {
  const recorded = await fetchRecordedRides(filter);
  if (recorded) return { rides: recorded, hasMore: false };
  const rides: Video[] = [];
  let cursor: VideoCursor | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const found = await fetchVideoPage({ kind: 'event', eventId: filter.eventId }, maxPageSize, cursor);
    rides.push(...found.videos);
    cursor = found.nextCursor;
    if (!cursor) break;
  }
  return { rides: rides.filter((ride) => getRideYear(ride) === filter.year), hasMore: cursor !== undefined };
}
