import { animalTypes, type Animal, type AnimalType } from '../animal.ts';
import { copy } from './copy.ts';
import { containsText } from '../text-search.ts';

export const animalTypeNames: Readonly<Record<AnimalType, string>> = copy.names;

const filterIds = ['all', ...animalTypes] as const;

export type AnimalFilter = (typeof filterIds)[number];

export const animalFilters = filterIds.map((id) => ({ id, name: copy.filters[id] }));

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
