import { queryOptions } from '@tanstack/react-query';
import { fetchAncestry } from '#src/data/firestore-rest/public-pedigrees.ts';
import { buildAncestors } from '#src/domain/pedigree.ts';
import { queryKeys } from './query-keys.ts';

/** The parents of an animal and theirs. */
export const ancestorsQuery = (animalId: string) =>
  queryOptions({
    queryKey: queryKeys.ancestry(animalId),
    queryFn: async () => {
      const { pedigrees, animals } = await fetchAncestry(animalId);
      return buildAncestors(animalId, pedigrees, animals);
    },
  });
