import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAnimal, fetchAnimalsOf } from '#src/data/firestore/animals.ts';
import { animalKey, animalsKey } from '#src/data/query-keys.ts';
import { byBrand, type Animal } from '#src/domain/animal.ts';

/** One animal; null where there is none. */
export function useAnimal(id: string) {
  return useQuery({ queryKey: animalKey(id), queryFn: async () => (await fetchAnimal(id)) ?? null });
}

/** The animals of an account, by brand. */
export function useAnimalsOf(ownerId: string) {
  return useQuery({ queryKey: animalsKey(ownerId), queryFn: () => fetchAnimalsOf(ownerId) });
}

/** Shows what became of an animal wherever it has been read already, without reading it again. */
export function useShownAnimals() {
  const queries = useQueryClient();
  const others = ({ id, contractor }: Animal) =>
    queries.getQueryData<Animal[]>(animalsKey(contractor))?.filter((animal) => animal.id !== id);
  const show = (animal: Animal) => {
    queries.setQueryData(animalKey(animal.id), animal);
    const list = others(animal);
    if (list) queries.setQueryData(animalsKey(animal.contractor), [...list, animal].toSorted(byBrand));
    void queries.invalidateQueries({ queryKey: animalsKey(animal.contractor) });
  };
  const drop = (animal: Animal) => {
    queries.removeQueries({ queryKey: animalKey(animal.id) });
    queries.setQueryData(animalsKey(animal.contractor), others(animal));
  };
  return { show, drop };
}
