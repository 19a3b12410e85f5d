import * as z from 'zod/mini';
import {
  booleanField,
  timestampField,
  integerListField,
  stringField,
  integerField,
} from './field-schemas.ts';

/** What kind of stock an animal is. The numbers that stand for them are known only in this file. */
export type AnimalType = (typeof animalTypes)[number];

export const animalTypes = ['bull', 'horse', 'steer', 'calf'] as const;

const storedAnimalTypes: Record<AnimalType, number> = { bull: 1, horse: 2, steer: 3, calf: 4 };

function parseAnimalType(value: number): AnimalType {
  return animalTypes.find((type) => storedAnimalTypes[type] === value) ?? 'horse';
}

/** The number that is stored for a kind of animal: 1 bull, 2 horse, 3 steer, 4 calf. */
export function toStoredAnimalType(type: AnimalType): number {
  return storedAnimalTypes[type];
}

export const animalTypeNames: Record<AnimalType, string> = {
  bull: 'Bull',
  horse: 'Horse',
  steer: 'Steer',
  calf: 'Calf',
};

const eventsByAnimalType: Record<AnimalType, readonly number[]> = {
  bull: [1],
  horse: [2, 3],
  steer: [4, 6],
  calf: [7, 8],
};

/** The ids of the events that a kind of animal is used for. */
export function getAnimalTypeEvents(type: AnimalType): readonly number[] {
  return eventsByAnimalType[type];
}

const animalDocumentSchema = z.object({
  id: stringField,
  animalID: stringField,
  name: stringField,
  bio: stringField,
  brand: stringField,
  animal_type: integerField,
  picture_url: stringField,
  location: stringField,
  contractor: stringField,
  contractor_name: stringField,
  contestant: booleanField,
  createTime: timestampField,
  events: integerListField,
});

export type Animal = Omit<z.infer<typeof animalDocumentSchema>, 'animal_type'> & { animal_type: AnimalType };

/** Reads a stored animal; missing fields become empty ones and an unknown kind a horse (the default). */
export function parseAnimal(id: string, data: unknown): Animal {
  const animal = animalDocumentSchema.parse(data);
  return { ...animal, id, animal_type: parseAnimalType(animal.animal_type) };
}

/** The order in which animals are listed: by brand, as numbers where they are some, then by name. */
export function compareByBrand(a: Pick<Animal, 'brand' | 'name'>, b: Pick<Animal, 'brand' | 'name'>): number {
  const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return compare(a.brand, b.brand) || compare(a.name, b.name);
}

/** An animal may have only a brand: its name then reads 'Unnamed'. */
export function getAnimalName(animal: { name: string }): string {
  return animal.name.trim() || 'Unnamed';
}
