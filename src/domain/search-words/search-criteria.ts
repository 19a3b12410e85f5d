import { getAnimalTypeEvents, type AnimalType } from '../animal.ts';
import type { IndexedAnimal, IndexedPerson, IndexedVideo } from '../search.ts';
import { getRideYear } from '../ride-season.ts';
import { getRideResult } from '../ride-outcome.ts';
import { getRegionIds } from './regions.ts';

/** What is asked of what is found. Of several values of a kind one is enough; an empty kind asks nothing. */
export interface SearchCriteria {
  readonly eventIds: readonly number[];
  readonly animalTypes: readonly AnimalType[];
  /** Ids of regions (regions.ts). */
  readonly placeIds: readonly string[];
  /** Calendar years of the rodeo's own day. */
  readonly years: readonly number[];
  /** Scores, or times in seconds. */
  readonly figures: readonly number[];
  readonly isBuckOff: boolean;
}

export const noCriteria: SearchCriteria = {
  eventIds: [],
  animalTypes: [],
  placeIds: [],
  years: [],
  figures: [],
  isBuckOff: false,
};

/** Times have three decimals at most, and the index stores figures as 32-bit floats. */
export const figureTolerance = 0.0005;

/** The events that are asked of rides: those that are named, or in which the named animals are used. */
export const getRideEvents = ({ eventIds, animalTypes }: SearchCriteria): readonly number[][] =>
  [[...eventIds], animalTypes.flatMap((type) => [...getAnimalTypeEvents(type)])].filter(
    (ids) => ids.length > 0,
  );

/** Whether something is asked of rides, which have all of it. */
export const asksOfRides = (criteria: SearchCriteria): boolean =>
  asksOfAnimals(criteria) || criteria.years.length > 0 || criteria.figures.length > 0 || criteria.isBuckOff;

/** Animals have no dates and no results, so these are not asked of them. */
export const asksOfAnimals = ({ eventIds, animalTypes, placeIds }: SearchCriteria): boolean =>
  [eventIds, animalTypes, placeIds].some((kind) => kind.length > 0);

/** Of people only places are known. */
export const asksOfPeople = ({ placeIds }: SearchCriteria): boolean => placeIds.length > 0;

const includesAny = <T>(asked: readonly T[], found: readonly T[]) =>
  asked.length === 0 || found.some((value) => asked.includes(value));

const isFrom = ({ placeIds }: SearchCriteria, location: string) =>
  placeIds.length === 0 || includesAny(placeIds, getRegionIds(location));

/** Whether a ride is what is asked for. */
export function rideMeets(ride: IndexedVideo, criteria: SearchCriteria): boolean {
  const figures = [ride.score, ride.time].filter((figure) => figure !== null);
  const year = getRideYear(ride);
  return (
    getRideEvents(criteria).every((ids) => ids.includes(ride.event_type)) &&
    isFrom(criteria, ride.location) &&
    includesAny(criteria.years, year === undefined ? [] : [year]) &&
    (criteria.figures.length === 0 ||
      criteria.figures.some((asked) =>
        figures.some((figure) => Math.abs(figure - asked) <= figureTolerance),
      )) &&
    (!criteria.isBuckOff || getRideResult(ride) === 'bucked-off')
  );
}

/** Whether an animal is what is asked for. */
export const animalMeets = (
  { animal_type, events, location }: Pick<IndexedAnimal, 'animal_type' | 'events' | 'location'>,
  criteria: SearchCriteria,
): boolean =>
  includesAny(criteria.animalTypes, [animal_type]) &&
  includesAny(criteria.eventIds, events) &&
  isFrom(criteria, location);

/** Whether a person is what is asked for. */
export const personMeets = (
  { location }: Pick<IndexedPerson, 'location'>,
  criteria: SearchCriteria,
): boolean => isFrom(criteria, location);
