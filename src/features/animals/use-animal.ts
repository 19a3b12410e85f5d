import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAnimal, fetchAnimalsByOwner } from '#src/data/firestore/animals.ts';
import { animalQueryKey, animalsQueryKey } from '#src/data/query-keys.ts';
import { compareByBrand, type Animal } from '#src/domain/animal.ts';

/** One animal; null where there is none. */
export function useAnimal(id: string) {
  return useQuery({ queryKey: animalQueryKey(id), queryFn: async () => (await fetchAnimal(id)) ?? null });
}

/** The animals of an account, by brand. */
export function useAnimals(ownerId: string) {
  return useQuery({ queryKey: animalsQueryKey(ownerId), queryFn: () => fetchAnimalsByOwner(ownerId) });
}

/** Shows what became of an animal wherever it has been read already, without reading it again. */
export function useAnimalCache() {
  const queries = useQueryClient();
  const others = ({ id, contractor }: Animal) =>
    queries.getQueryData<Animal[]>(animalsQueryKey(contractor))?.filter((animal) => animal.id !== id);
  const show = (animal: Animal) => {
    queries.setQueryData(animalQueryKey(animal.id), animal);
    const list = others(animal);
    if (list)
      queries.setQueryData(animalsQueryKey(animal.contractor), [...list, animal].toSorted(compareByBrand));
    void queries.invalidateQueries({ queryKey: animalsQueryKey(animal.contractor) });
  };
  const drop = (animal: Animal) => {
    queries.removeQueries({ queryKey: animalQueryKey(animal.id) });
    queries.setQueryData(animalsQueryKey(animal.contractor), others(animal));
  };
  return { show, drop };
}
