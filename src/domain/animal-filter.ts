import type { Animal } from './animal.ts';
import { containsText } from './text-search.ts';

const animalFilters = [
  { id: 'all', name: 'All' },
  { id: 'bull', name: 'Bulls' },
  { id: 'horse', name: 'Horses' },
  { id: 'steer', name: 'Steers' },
  { id: 'calf', name: 'Calfs' },
] as const;

export type AnimalFilter = (typeof animalFilters)[number]['id'];

/** The filters of a list of animals (MYR-03); those for steers and calves only if it has any. */
export function getAnimalFilters(animals: readonly Pick<Animal, 'animal_type'>[]) {
  return animalFilters.filter(
    ({ id }) => !['steer', 'calf'].includes(id) || animals.some((animal) => animalMatchesFilter(animal, id)),
  );
}

/** Parses the filter of a URL; 'all' for a missing or unknown one. */
export function parseAnimalFilter(parameter: string | null): AnimalFilter {
  return animalFilters.find(({ id }) => id === parameter)?.id ?? 'all';
}

/** Whether an animal passes the filter. */
export function animalMatchesFilter(animal: Pick<Animal, 'animal_type'>, filter: AnimalFilter): boolean {
  return filter === 'all' || animal.animal_type === filter;
}

/** Whether name or brand contains `text`, ignoring case and accents. */
export function animalMatchesText(animal: Pick<Animal, 'name' | 'brand'>, text: string): boolean {
  return containsText([animal.name, animal.brand], text);
}
