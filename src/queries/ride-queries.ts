import { queryOptions } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import type {
  AccountRidesFilter,
  HerdFilter,
  CountedRidesFilter,
  RideFilter,
  VideoCursor,
  VideoPage,
} from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { queryKeys } from './query-keys.ts';

/** The latest rides of an animal, a rider, a rodeo or an account. */
export interface LatestRides {
  /** Newest first. */
  rides: Video[];
  /** Whether there may be earlier ones, which were not read. */
  hasMore: boolean;
}

const maxPages = 5;
const memberPageSize = 100;
/** The security rules limit visitors to 20 per query. */
const visitorPageSize = 20;

type FetchPage<Filter> = (filter: Filter, size: number, after?: VideoCursor) => Promise<VideoPage>;

async function fetchLatestRides<Filter>(
  fetchPage: FetchPage<Filter>,
  filter: Filter,
  size: number,
): Promise<LatestRides> {
  const rides: Video[] = [];
  let cursor: VideoCursor | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { videos, nextCursor } = await fetchPage(filter, size, cursor);
    rides.push(...videos);
    cursor = nextCursor;
    if (!cursor) break;
  }
  return { rides, hasMore: cursor !== undefined };
}

async function fetchForMember(filter: CountedRidesFilter): Promise<LatestRides> {
  const { fetchRidePage } = await withDataErrors(() => import('#src/data/firestore-lite/ride-pages.ts'));
  return fetchLatestRides(fetchRidePage, filter, memberPageSize);
}

/** Members read up to 500 rides in five queries, visitors up to 100. */
export const latestRidesQuery = (filter: RideFilter, isMember: boolean) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, isMember),
    queryFn: () =>
      isMember ? fetchForMember(filter) : fetchLatestRides(fetchVideoPage, filter, visitorPageSize),
  });

/** The latest 500 rides at most of a herd or of an account, in five queries, for members. */
export const memberRidesQuery = (filter: HerdFilter | AccountRidesFilter) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, true),
    queryFn: () => fetchForMember(filter),
  });
