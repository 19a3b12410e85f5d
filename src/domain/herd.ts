import type { Animal } from './animal.ts';
import { getRideFigures, type RideFigures } from './ride-figures.ts';
import type { Video } from './video.ts';

/** An animal of a herd with the figures of its rides. */
export interface HerdAnimal {
  animal: Animal;
  figures: RideFigures<Video>;
}

/** The animals in their order, each with the figures of the rides that it is tagged in. */
export function getHerd(animals: readonly Animal[], rides: readonly Video[]): HerdAnimal[] {
  return animals.map((animal) => ({
    animal,
    figures: getRideFigures(rides.filter(({ animal_id }) => animal_id === animal.id)),
  }));
}
