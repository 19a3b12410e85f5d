import { queryOptions } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import type {
  AccountRidesFilter,
  HerdFilter,
  CountedRidesFilter,
  RideFilter,
  VideoCursor,
  VideoPage,
} from '#src/domain/video-filter.ts';
import { getRideYear } from '#src/domain/ride-season.ts';
import type { Video } from '#src/domain/video.ts';
import { queryKeys } from './query-keys.ts';

/** The latest rides of an animal, a rider, a rodeo or an account. */
export interface LatestRides {
  /** Newest first. */
  rides: Video[];
  /** Whether there may be earlier ones, which were not read. */
  hasMore: boolean;
}

const maxPages = { member: 25, visitor: 5 };

type FetchPage<Filter> = (filter: Filter, size: number, after?: VideoCursor) => Promise<VideoPage>;

async function fetchLatestRides<Filter>(
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
  return { rides, hasMore: cursor !== undefined };
}

async function fetchForMember(filter: CountedRidesFilter): Promise<LatestRides> {
  const { fetchRidePage } = await withDataErrors(() => import('#src/data/firestore-lite/ride-pages.ts'));
  return fetchLatestRides(fetchRidePage, filter, maxPages.member);
}

/** Members read up to 500 rides, visitors up to 100. */
export const latestRidesQuery = (filter: RideFilter, isMember: boolean) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, isMember),
    queryFn: () =>
      isMember ? fetchForMember(filter) : fetchLatestRides(fetchVideoPage, filter, maxPages.visitor),
  });

/** The latest 500 rides at most of a herd or of an account, for members. */
export const memberRidesQuery = (filter: HerdFilter | AccountRidesFilter) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, true),
    queryFn: () => fetchForMember(filter),
  });

/** The last 20 rides of an animal, in one request. */
export const lastRidesQuery = (animalId: string) =>
  queryOptions({
    queryKey: queryKeys.lastRides(animalId),
    queryFn: async (): Promise<LatestRides> => {
      const { videos, nextCursor } = await fetchVideoPage({ kind: 'of-animal', animalId }, maxPageSize);
      return { rides: videos, hasMore: nextCursor !== undefined };
    },
  });

/** The rides of one event in one year: of the latest 200 of that event. */
export const seasonRidesQuery = (eventId: number, year: number) =>
  queryOptions({
    queryKey: queryKeys.seasonRides(eventId, year),
    queryFn: async (): Promise<LatestRides> => {
      const { rides, hasMore } = await fetchLatestRides(
        fetchVideoPage,
        { kind: 'event' as const, eventId },
        10,
      );
      return { rides: rides.filter((ride) => getRideYear(ride) === year), hasMore };
    },
  });
