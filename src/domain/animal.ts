import { copy } from './copy.ts';
import { trimAsRules } from './rules-text.ts';
import {
  createReader,
  readBoolean,
  readTimestamp,
  readIntegers,
  readText,
  readInteger,
} from './field-readers.ts';

/** The type of an animal. Its stored number is used in this file, and before the app in src/app/boot/link/show-link.ts. */
export type AnimalType = (typeof animalTypes)[number];

export const animalTypes = ['bull', 'horse', 'steer', 'calf'] as const;

const storedAnimalTypes: Record<AnimalType, number> = { bull: 1, horse: 2, steer: 3, calf: 4 };

function parseAnimalType(value: number): AnimalType {
  return animalTypes.find((type) => storedAnimalTypes[type] === value) ?? 'horse';
}

/** The stored number of an animal type. */
export function toStoredAnimalType(type: AnimalType): number {
  return storedAnimalTypes[type];
}

const eventsByAnimalType: Record<AnimalType, readonly number[]> = {
  bull: [1],
  horse: [2, 3],
  steer: [4, 6],
  calf: [7, 8],
};

/** The ids of the events that a type of animal is used in. */
export function getAnimalTypeEvents(type: AnimalType): readonly number[] {
  return eventsByAnimalType[type];
}

const readAnimalFields = createReader({
  id: readText,
  animalID: readText,
  name: readText,
  bio: readText,
  brand: readText,
  animal_type: readInteger,
  picture_url: readText,
  location: readText,
  contractor: readText,
  contractor_name: readText,
  contestant: readBoolean,
  createTime: readTimestamp,
  events: readIntegers,
});

export type Animal = Omit<ReturnType<typeof readAnimalFields>, 'animal_type'> & { animal_type: AnimalType };

/** Parses a stored animal; missing fields become empty, an unknown type becomes the default, a horse. */
export function parseAnimal(id: string, data: unknown): Animal {
  const animal = readAnimalFields(data);
  return { ...animal, id, animal_type: parseAnimalType(animal.animal_type) };
}

/** Compares by brand, numerically where brands are numbers, then by name. */
export function compareByBrand(a: Pick<Animal, 'brand' | 'name'>, b: Pick<Animal, 'brand' | 'name'>): number {
  const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return compare(a.brand, b.brand) || compare(a.name, b.name);
}

/** The name of an animal; 'Unnamed' for one that has only a brand. */
export function getAnimalName(animal: { name: string }, unnamed: string = copy.unnamed): string {
  return trimAsRules(animal.name) || unnamed;
}

/** The name of an animal, or else its brand. */
export const getNameOrBrand = ({ name, brand }: Pick<Animal, 'name' | 'brand'>): string =>
  getAnimalName({ name: trimAsRules(name) || brand });

/** What lists of rides call the animal of a video, as `getNameOrBrand`. */
export const getRideAnimalName = (ride: { animal_name: string; animal_brand: string }): string =>
  getNameOrBrand({ name: ride.animal_name, brand: ride.animal_brand });
