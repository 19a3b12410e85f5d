import { queryOptions } from '@tanstack/react-query';
import { fetchRecordsOfAnimals } from '#src/data/firestore-rest/animal-records.ts';
import { fetchAnimals, fetchOffspring } from '#src/data/firestore-rest/public-pedigrees.ts';
import { fetchVideoPage } from '#src/data/firestore-rest/public-videos.ts';
import { fetchLatestRides, type LatestRides } from '#src/data/latest-rides.ts';
import { getParentRole, sortYoung, type Young } from '#src/domain/offspring.ts';
import { queryKeys } from './query-keys.ts';
import { fetchForMember, maxPages } from './ride-queries.ts';

const maxOffspringPages = 10;

/** The sons and daughters of an animal, those with the most rides first. */
export interface Offspring {
  young: Young[];
  /** Whether there are more than `maxOffspring`, which are not read. */
  hasMore: boolean;
  /** How many rides were read where these are the latest of more; undefined for all. */
  rideCount: number | undefined;
}

/** Of animals without a record, which may have no rides. Beside those of the parent, so of a page fewer. */
async function fetchRidesOfAnimals(animalIds: readonly string[], isMember: boolean): Promise<LatestRides> {
  if (animalIds.length === 0) return { rides: [], hasMore: false };
  const filter = { kind: 'of-animals', animalIds } as const;
  return isMember
    ? fetchForMember(filter, maxOffspringPages)
    : fetchLatestRides(fetchVideoPage, filter, maxPages.visitor);
}

async function fetchOffspringRides(parentId: string, isMember: boolean): Promise<Offspring> {
  const { pedigrees, hasMore } = await fetchOffspring(parentId);
  const ids = pedigrees.map(({ id }) => id).filter((id) => id !== parentId);
  const [animals, records] = await Promise.all([fetchAnimals(ids), fetchRecordsOfAnimals(ids)]);
  const withoutRecord = ids.filter((id) => animals.has(id) && !records.has(id));
  const latest = await fetchRidesOfAnimals(withoutRecord, isMember);
  const young = pedigrees.flatMap((pedigree) => {
    const animal = animals.get(pedigree.id);
    if (!animal) return [];
    const rides = records.get(animal.id) ?? latest.rides.filter(({ animal_id }) => animal_id === animal.id);
    return [{ animal, role: getParentRole(parentId, pedigree), rides }];
  });
  return {
    young: sortYoung(young),
    hasMore,
    rideCount: latest.hasMore ? young.reduce((sum, { rides }) => sum + rides.length, 0) : undefined,
  };
}

/** The sons and daughters of an animal: all their rides where there are records, otherwise the latest. */
export const offspringQuery = (parentId: string, isMember: boolean) =>
  queryOptions({
    queryKey: queryKeys.offspring(parentId, isMember),
    queryFn: () => fetchOffspringRides(parentId, isMember),
  });
