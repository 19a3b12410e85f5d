import type { Animal } from './animal.ts';

/** What a list of animals can be narrowed to (requirement MYR-03): steers and calves are among all of them. */
export const animalFilters = [
  { id: 'all', name: 'All' },
  { id: 'bull', name: 'Bulls' },
  { id: 'horse', name: 'Horses' },
] as const;

export type AnimalFilter = (typeof animalFilters)[number]['id'];

/** The filter that an address names; that for all animals when it names none. */
export function parseAnimalFilter(parameter: string | null): AnimalFilter {
  return animalFilters.find(({ id }) => id === parameter)?.id ?? 'all';
}

/** Whether an animal is of the kind that a list is narrowed to. */
export function animalMatchesFilter(animal: Pick<Animal, 'animal_type'>, filter: AnimalFilter): boolean {
  return filter === 'all' || animal.animal_type === filter;
}

/** Whether an animal is meant by what somebody typed, in capitals or not: by its name or its brand. */
export function animalMatchesText(animal: Pick<Animal, 'name' | 'brand'>, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [animal.name, animal.brand].some((told) => told.toLowerCase().includes(wanted));
}
