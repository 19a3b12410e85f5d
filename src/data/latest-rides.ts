import { maxPageSize } from '#src/domain/list-limits.ts';
import type { VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { withFirstFilms } from './firestore-rest/first-films.ts';

/** The rides of an animal, a rider, a rodeo or an account: all of them, or the latest. */
export interface LatestRides {
  /** Newest first. */
  rides: Video[];
  /** Whether there may be earlier ones, which were not read: never where there is a record. */
  hasMore: boolean;
}

type FetchPage<Filter> = (filter: Filter, size: number, after?: VideoCursor) => Promise<VideoPage>;

/** Reads pages of rides, one after another, and which of them show one ride. @param pageCount how many at most @throws as `fetchPage` */
export async function fetchLatestRides<Filter>(
  fetchPage: FetchPage<Filter>,
  filter: Filter,
  pageCount: number,
): Promise<LatestRides> {
  const rides: Video[] = [];
  let cursor: VideoCursor | undefined;
  for (let page = 0; page < pageCount; page += 1) {
    const { videos, nextCursor } = await fetchPage(filter, maxPageSize, cursor);
    rides.push(...videos);
    cursor = nextCursor;
    if (!cursor) break;
  }
  return { rides: await withFirstFilms(rides), hasMore: cursor !== undefined };
}
