import { queryOptions } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchLatestRides, type LatestRides } from '#src/data/latest-rides.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { fetchRecordedHerd, fetchRecordedRides } from '#src/data/firestore-rest/ride-records.ts';
import { fetchSeasonRides } from '#src/data/firestore-rest/season-rides.ts';
import { getHerd, type HerdAnimal } from '#src/domain/herd.ts';
import type {
  AccountRidesFilter,
  CountedRidesFilter,
  RideFilter,
  SeasonFilter,
} from '#src/domain/video-filter.ts';
import { queryKeys } from './query-keys.ts';

const maxPages = { member: 25, visitor: 5 };

async function fetchForMember(filter: CountedRidesFilter): Promise<LatestRides> {
  const { fetchRidePage } = await withDataErrors(() => import('#src/data/firestore-lite/ride-pages.ts'));
  return fetchLatestRides(fetchRidePage, filter, maxPages.member);
}

async function fetchRides(filter: RideFilter, isMember: boolean): Promise<LatestRides> {
  const rides = await fetchRecordedRides(filter);
  if (rides) return { rides, hasMore: false };
  return isMember ? fetchForMember(filter) : fetchLatestRides(fetchVideoPage, filter, maxPages.visitor);
}

/** All rides where there is a record; otherwise members read up to 500, visitors up to 100. */
export const latestRidesQuery = (filter: RideFilter, isMember: boolean) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, isMember),
    queryFn: () => fetchRides(filter, isMember),
  });

/** The latest 500 rides at most of an account, for members. */
export const accountRidesQuery = (filter: AccountRidesFilter) =>
  queryOptions({
    queryKey: queryKeys.latestRides(filter, true),
    queryFn: () => fetchForMember(filter),
  });

/** The rides of one event in one year. */
export const seasonRidesQuery = (filter: SeasonFilter) =>
  queryOptions({ queryKey: queryKeys.seasonRides(filter), queryFn: () => fetchSeasonRides(filter) });

/** The animals of an account with their figures. */
export interface Herd {
  animals: HerdAnimal[];
  /** How many of the latest rides the figures are from; undefined for all. */
  rideCount: number | undefined;
}

async function fetchHerd(ownerId: string): Promise<Herd> {
  const filter = { kind: 'of-herd', ownerId } as const;
  const recorded = await fetchRecordedHerd(filter);
  if (recorded) return { animals: recorded, rideCount: undefined };
  const { fetchAnimalsByOwner } = await withDataErrors(() => import('#src/data/firestore-lite/animals.ts'));
  const [animals, { rides, hasMore }] = await Promise.all([
    fetchAnimalsByOwner(ownerId, Infinity),
    fetchForMember(filter),
  ]);
  return {
    animals: getHerd(animals, rides),
    rideCount: hasMore ? rides.length : undefined,
  };
}

/** For members, read anew whenever the sheet opens; without a record, by the latest 500 rides at most. */
export const herdQuery = (ownerId: string) =>
  queryOptions({ queryKey: queryKeys.herd(ownerId), queryFn: () => fetchHerd(ownerId), staleTime: 0 });
