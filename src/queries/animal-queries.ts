import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchAnimal } from '#src/data/firestore-rest/public-animals.ts';
import { compareByBrand, type Animal } from '#src/domain/animal.ts';
import { queryKeys } from './query-keys.ts';

/** An animal; null when it does not exist. */
export const animalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.animal(id),
    queryFn: async () => (await fetchAnimal(id)) ?? null,
  });

/** The animals of an account, sorted by brand. */
export const ownedAnimalsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: queryKeys.ownedAnimals(ownerId),
    queryFn: () =>
      withDataErrors(async () => {
        const { fetchAnimalsByOwner } = await import('#src/data/firestore-lite/animals.ts');
        return fetchAnimalsByOwner(ownerId);
      }),
  });

const getOtherAnimals = (client: QueryClient, { id, contractor }: Animal) =>
  client.getQueryData(ownedAnimalsQuery(contractor).queryKey)?.filter((animal) => animal.id !== id);

/** Shows a saved animal without a request, then refetches the list. */
export function cacheSavedAnimal(client: QueryClient, animal: Animal): void {
  const { queryKey } = ownedAnimalsQuery(animal.contractor);
  client.setQueryData(animalQuery(animal.id).queryKey, animal);
  const others = getOtherAnimals(client, animal);
  if (others) client.setQueryData(queryKey, [...others, animal].toSorted(compareByBrand));
  void client.invalidateQueries({ queryKey });
}

export function removeAnimalFromCache(client: QueryClient, animal: Animal): void {
  client.removeQueries({ queryKey: queryKeys.animal(animal.id) });
  client.setQueryData(ownedAnimalsQuery(animal.contractor).queryKey, getOtherAnimals(client, animal));
}
