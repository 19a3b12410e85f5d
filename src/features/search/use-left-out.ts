import { useQuery } from '@tanstack/react-query';
import { getAnimalName } from '#src/domain/animal.ts';
import { animalMeets, noCriteria, personMeets, rideMeets } from '#src/domain/search-words/search-criteria.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { animalSearchQuery, peopleSearchQuery, videoSearchQuery } from '#src/queries/search-queries.ts';
import type { PageSearch } from './use-search.ts';

/** Enough to see whether the best matches are left out. */
const limit = 10;

/**
 * What the text finds without the filters of its words, and these leave out: a bull named Texas, a rider of that name
 * from elsewhere. Animals and people are looked for by what remains of the text, since somebody named them; rides by the
 * words as they are, since filters are for leaving out rides.
 *
 * @returns the name of the best match; undefined where nothing is left out
 */
export function useLeftOut({ config, category, text, understood: { rest, criteria } }: PageSearch) {
  const params = { config: config ?? { url: '', key: '' }, category, criteria: noCriteria, limit };
  const asTyped = { ...params, text, isExact: true };
  const byName = rest === '' ? asTyped : { ...params, text: rest };
  const enabled = config !== undefined && criteria !== noCriteria;
  const animals = useQuery({ ...animalSearchQuery(byName), enabled }).data;
  const people = useQuery({ ...peopleSearchQuery(byName), enabled }).data;
  const videos = useQuery({ ...videoSearchQuery(asTyped), enabled }).data;
  const animal = animals?.items.find((one) => !animalMeets(one, criteria));
  if (animal) return getAnimalName(animal);
  const person = people?.items.find((one) => !personMeets(one, criteria));
  if (person) return getDisplayName(person);
  return videos?.items.find((one) => !rideMeets(one, criteria))?.title;
}
