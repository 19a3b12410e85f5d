import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchLatestRides, type LatestRides } from '#src/data/latest-rides.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { withFirstFilms } from '#src/data/firestore-rest/first-films.ts';
import { fetchRecordedHerd, fetchRecordedRides } from '#src/data/firestore-rest/ride-records.ts';
import { fetchBoard, fetchChosenSeason } from '#src/data/firestore-rest/season-boards.ts';
import { fetchUnnamedRides } from '#src/data/firestore-rest/unnamed-rides.ts';
import type { BoardChoice } from '#src/domain/board-choice.ts';
import { sortRecordedRides } from '#src/domain/ride-record.ts';
import { getHerd, type HerdAnimal } from '#src/domain/herd.ts';
import type { AccountRidesFilter, CountedRidesFilter, RideFilter } from '#src/domain/video-filter.ts';
import { toParts } from '#src/lib/to-parts.ts';
import { queryKeys } from './query-keys.ts';

/** How many values a query may ask for at once. */
const maxIds = 30;

export const maxPages = { member: 25, visitor: 5 };

/** @throws DataError */
export async function fetchForMember(
  filter: CountedRidesFilter,
  pageCount: number = maxPages.member,
): Promise<LatestRides> {
  const { fetchRidePage } = await withDataErrors(() => import('#src/data/firestore-lite/ride-pages.ts'));
  return fetchLatestRides(fetchRidePage, filter, pageCount);
}

async function fetchRides(filter: RideFilter, isMember: boolean): Promise<LatestRides> {
  const rides = await fetchRecordedRides(filter);
  if (rides) return { rides, hasMore: false };
  const latest = await (isMember
    ? fetchForMember(filter)
    : fetchLatestRides(fetchVideoPage, filter, maxPages.visitor));
  if (filter.kind !== 'of-rodeo') return latest;
  const unnamed = await fetchUnnamedRides(filter.rodeoId, latest.rides);
  if (unnamed.length === 0) return latest;
  const all = await withFirstFilms([...latest.rides, ...unnamed]);
  return { ...latest, rides: sortRecordedRides(all, filter) };
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

const seasonRidesQuery = (choice: Pick<BoardChoice, 'eventId' | 'season'>, lastSeason: number) =>
  queryOptions({
    queryKey: queryKeys.seasonRides(choice.eventId, choice.season),
    queryFn: () => fetchChosenSeason(choice, lastSeason),
  });

/**
 * The board of an event and a season by all that it can be ranked by. Where boards are not kept, all of a season are
 * computed from the same rides.
 *
 * @param lastSeason the latest year that there can be rides of
 */
export const seasonBoardQuery = (choice: BoardChoice, lastSeason: number) =>
  queryOptions({
    queryKey: queryKeys.seasonBoard(choice),
    queryFn: ({ client }) =>
      fetchBoard(choice, lastSeason, () => client.fetchQuery(seasonRidesQuery(choice, lastSeason))),
    placeholderData: keepPreviousData,
  });

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
  const animals = await fetchAnimalsByOwner(ownerId, Infinity);
  // Not by the owner that rides name: an animal keeps its rides when it gets another.
  const parts = toParts(
    animals.map(({ id }) => id),
    maxIds,
  );
  const pageCount = Math.max(1, Math.floor(maxPages.member / parts.length));
  const latest = await Promise.all(
    parts.map((animalIds) => fetchForMember({ kind: 'of-animals', animalIds }, pageCount)),
  );
  const rides = latest.flatMap((part) => part.rides);
  return {
    animals: getHerd(animals, rides),
    rideCount: latest.some(({ hasMore }) => hasMore) ? rides.length : undefined,
  };
}

/** For members, read anew whenever the sheet opens; without a record, by the latest 500 rides at most. */
export const herdQuery = (ownerId: string) =>
  queryOptions({ queryKey: queryKeys.herd(ownerId), queryFn: () => fetchHerd(ownerId), staleTime: 0 });
