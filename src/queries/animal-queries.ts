import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { fetchAnimal, findGoneAnimals } from '#src/data/firestore-rest/public-animals.ts';
import { compareByBrand, type Animal } from '#src/domain/animal.ts';
import { queryKeys } from './query-keys.ts';

/** An animal; null when it does not exist. */
export const animalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.animal(id),
    queryFn: async () => (await fetchAnimal(id)) ?? null,
  });

/** Which of some animals are gone. @param ids 100 at most */
export const goneAnimalsQuery = (ids: readonly string[]) =>
  queryOptions({ queryKey: queryKeys.goneAnimals(ids), queryFn: () => findGoneAnimals(ids) });

/** The animals of an account, sorted by brand. @param isOwn whether all are read: owners see all of theirs */
export const ownedAnimalsQuery = (ownerId: string, isOwn: boolean) =>
  queryOptions({
    queryKey: queryKeys.ownedAnimals(ownerId),
    queryFn: () =>
      withDataErrors(async () => {
        const { fetchAnimalsByOwner, maxAnimals } = await import('#src/data/firestore-lite/animals.ts');
        return fetchAnimalsByOwner(ownerId, isOwn ? Infinity : maxAnimals);
      }),
  });

const getOtherAnimals = (client: QueryClient, { id, contractor }: Animal) =>
  client.getQueryData<Animal[]>(queryKeys.ownedAnimals(contractor))?.filter((animal) => animal.id !== id);

/** Shows a saved animal without a request, then refetches the list. */
export function cacheSavedAnimal(client: QueryClient, animal: Animal): void {
  const queryKey = queryKeys.ownedAnimals(animal.contractor);
  client.setQueryData(animalQuery(animal.id).queryKey, animal);
  const others = getOtherAnimals(client, animal);
  if (others) client.setQueryData(queryKey, [...others, animal].toSorted(compareByBrand));
  void client.invalidateQueries({ queryKey });
}

export function removeAnimalFromCache(client: QueryClient, animal: Animal): void {
  client.removeQueries({ queryKey: queryKeys.animal(animal.id) });
  client.setQueryData(queryKeys.ownedAnimals(animal.contractor), getOtherAnimals(client, animal));
}
