import * as z from 'zod/mini';
import { flag, instant, numbers, text, wholeNumber } from './read.ts';

/** What kind of stock an animal is. The numbers that stand for them are known only in this file. */
export type AnimalType = (typeof animalTypes)[number];

export const animalTypes = ['bull', 'horse', 'steer', 'calf'] as const;

const storedTypes: Record<AnimalType, number> = { bull: 1, horse: 2, steer: 3, calf: 4 };

function readAnimalType(value: number): AnimalType {
  return animalTypes.find((type) => storedTypes[type] === value) ?? 'horse';
}

/** The number that is stored for a kind of animal: 1 bull, 2 horse, 3 steer, 4 calf. */
export function storedAnimalType(type: AnimalType): number {
  return storedTypes[type];
}

export const animalTypeNames: Record<AnimalType, string> = {
  bull: 'Bull',
  horse: 'Horse',
  steer: 'Steer',
  calf: 'Calf',
};

const events: Record<AnimalType, readonly number[]> = {
  bull: [1],
  horse: [2, 3],
  steer: [4, 6],
  calf: [7, 8],
};

/** The ids of the events that a kind of animal is used for. */
export function eventsOfAnimals(type: AnimalType): readonly number[] {
  return events[type];
}

const animalDocument = z.object({
  id: text,
  animalID: text,
  name: text,
  bio: text,
  brand: text,
  animal_type: wholeNumber,
  picture_url: text,
  location: text,
  contractor: text,
  contractor_name: text,
  contestant: flag,
  createTime: instant,
  events: numbers,
});

export type Animal = Omit<z.infer<typeof animalDocument>, 'animal_type'> & { animal_type: AnimalType };

/** Reads a stored animal; missing fields become empty ones and an unknown kind a horse (the default). */
export function readAnimal(id: string, data: unknown): Animal {
  const animal = animalDocument.parse(data);
  return { ...animal, id, animal_type: readAnimalType(animal.animal_type) };
}

/** The order in which animals are listed: by brand, as numbers where they are some, then by name. */
export function byBrand(a: Pick<Animal, 'brand' | 'name'>, b: Pick<Animal, 'brand' | 'name'>): number {
  const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return compare(a.brand, b.brand) || compare(a.name, b.name);
}

/** An animal may have only a brand: its name then reads 'Unnamed'. */
export function animalName(animal: { name: string }): string {
  return animal.name.trim() || 'Unnamed';
}
