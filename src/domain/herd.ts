import { parseAnimal, toStoredAnimalType, type Animal } from './animal.ts';
import { readObject, readText } from './field-readers.ts';
import { getRideFigures, type Ride, type RideFigures } from './ride-figures.ts';
import { getCountedRides } from './ride-outcome.ts';
import type { Video } from './video.ts';

/** An animal of a herd with the figures of its rides. */
export interface HerdAnimal {
  animal: Animal;
  figures: RideFigures;
}

/** The animals in their order, each with the figures of the rides that it is tagged in. */
export function getHerd(animals: readonly Animal[], rides: readonly Video[]): HerdAnimal[] {
  return animals.map((animal) => ({
    animal,
    figures: getRideFigures(rides.filter(({ animal_id }) => animal_id === animal.id)),
  }));
}

/** An animal as the record of a herd has it. */
export function toRecordedAnimal(animal: Animal, rides: readonly Ride[]) {
  const { id, name, brand, picture_url, contractor, contractor_name } = animal;
  const fields = { name, brand, picture_url, contractor, contractor_name };
  const counted = getCountedRides(rides).map(
    ({ title, location, rodeo_id, event_type, event_date, score, time, result, penalty, ...ride }) => ({
      ...{ title, location, rodeo_id, event_type, event_date, score, time, result, penalty },
      ...{ animal_marks: ride.animal_marks, ride_start: ride.ride_start, ride_end: ride.ride_end },
    }),
  );
  return {
    id,
    ...fields,
    animal_type: toStoredAnimalType(animal.animal_type),
    figures: getRideFigures(counted),
  };
}

/** Parses an animal of a record; what a record leaves out is empty. */
export function parseRecordedAnimal(stored: unknown): HerdAnimal {
  const fields = readObject(stored);
  return {
    animal: parseAnimal(readText(fields['id']), fields),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the service writes it, with toRecordedAnimal
    figures: fields['figures'] as RideFigures,
  };
}
