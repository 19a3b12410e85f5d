import { toStoredAnimalType } from '#src/domain/animal.ts';
import { rodeoEvents, getScoring } from '#src/domain/rodeo-event.ts';
import {
  figureTolerance,
  getRideEvents,
  type SearchCriteria,
} from '#src/domain/search-words/search-criteria.ts';

/* Conditions of `filter_by` (https://typesense.org/docs/30.1/api/search.html#filter-parameters), as `…Meets` of the domain. */

const either = (field: string, values: readonly (string | number)[]) =>
  values.length === 0 ? [] : [`${field}:=[${values.join(',')}]`];

const getPlaceFilters = ({ placeIds }: SearchCriteria) => either('places', placeIds);

/** Where people are. */
export const getPersonFilters = getPlaceFilters;

/** What animals are. */
export const getAnimalFilters = (criteria: SearchCriteria): string[] => [
  ...either('animal_type', criteria.animalTypes.map(toStoredAnimalType)),
  ...either('events', criteria.eventIds),
  ...getPlaceFilters(criteria),
];

const startOfYear = (year: number) => Date.UTC(year, 0) / 1000;

const getYearFilters = ({ years }: SearchCriteria) =>
  either(
    'event_date',
    years.map((year) => `${startOfYear(year)}..${startOfYear(year + 1) - 1}`),
  );

function getFigureFilters({ figures }: SearchCriteria): string[] {
  const ranges = figures.map((figure) => `${figure - figureTolerance}..${figure + figureTolerance}`);
  const fields = ['score', 'time'].flatMap((field) => either(field, ranges));
  return fields.length === 0 ? [] : [`(${fields.join(' || ')})`];
}

const scoredEvents = rodeoEvents.map(({ id }) => id).filter((id) => getScoring(id) === 'score');

/** A buck-off is stored as a score of 0 (src/domain/ride-outcome.ts). */
const getResultFilters = ({ isBuckOff }: SearchCriteria) =>
  isBuckOff ? ['score:=0', ...either('event_type', scoredEvents)] : [];

/** What rides are. */
export const getRideFilters = (criteria: SearchCriteria): string[] => [
  ...getRideEvents(criteria).flatMap((ids) => either('event_type', ids)),
  ...getPlaceFilters(criteria),
  ...getYearFilters(criteria),
  ...getFigureFilters(criteria),
  ...getResultFilters(criteria),
];
