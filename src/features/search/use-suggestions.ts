import { useQuery, useQueryClient } from '@tanstack/react-query';
import { animalPath, myRodeoPath, rodeoPath } from '#src/config/paths.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { accountTypeNames } from '#src/domain/account-type.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { getRideYear } from '#src/domain/ride-season.ts';
import { completeText, type Completion } from '#src/domain/search-words/complete-text.ts';
import { getMeaningName } from '#src/domain/search-words/meaning-name.ts';
import { noCriteria } from '#src/domain/search-words/search-criteria.ts';
import { understandText } from '#src/domain/search-words/understand-text.ts';
import {
  allCategories,
  type IndexedAnimal,
  type IndexedPerson,
  type IndexedVideo,
} from '#src/domain/search.ts';
import { containsText } from '#src/domain/text-search.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import {
  animalSearchQuery,
  isSearchMissing,
  peopleSearchQuery,
  videoSearchQuery,
} from '#src/queries/search-queries.ts';
import { copy } from './copy.ts';

const maxWords = 4;
const maxOfEach = 3;
/** Rides among which there are up to three rodeos. */
const maxRides = 12;
const minTextLength = 2;
/** Between two letters of fast typing. */
const delayMs = 250;

/** A row of the list below the search box. */
export type Suggestion = { id: string; title: string; facts: string; kind: string } & (
  | { mark: 'word'; completion: Completion }
  | { mark: 'person'; person: IndexedPerson; to: string }
  | { mark: 'animal'; brand: string; to: string }
  | { mark: 'rodeo'; to: string }
);

const toPersonSuggestion = (person: IndexedPerson): Suggestion => ({
  id: `person-${person.id}`,
  mark: 'person',
  person,
  title: getDisplayName(person),
  facts: person.location,
  kind: accountTypeNames[person.account_type],
  to: myRodeoPath(person.id),
});

const toAnimalSuggestion = (animal: IndexedAnimal): Suggestion => ({
  id: `animal-${animal.id}`,
  mark: 'animal',
  brand: animal.brand,
  title: getAnimalName(animal),
  facts: animal.contractor_name,
  kind: animalTypeNames[animal.animal_type],
  to: animalPath(animal.id),
});

/** The rodeos of rides that are found by the name or the place of their rodeo. */
function toRodeoSuggestions(rides: readonly IndexedVideo[], text: string): Suggestion[] {
  const words = text.split(/\s+/);
  const byRodeo = new Map(
    rides
      .filter(
        ({ rodeo_id, title, location }) =>
          rodeo_id !== '' && words.every((word) => containsText([title, location], word)),
      )
      .map((ride) => [ride.rodeo_id, ride] as const),
  );
  return [...byRodeo.values()].slice(0, maxOfEach).map((ride) => ({
    id: `rodeo-${ride.rodeo_id}`,
    mark: 'rodeo',
    title: ride.title,
    facts: joinFacts(ride.location, getRideYear(ride)),
    kind: copy.suggestions.kinds.rodeo,
    to: rodeoPath(ride.rodeo_id),
  }));
}

const toWordSuggestion = (completion: Completion): Suggestion => ({
  id: `word-${completion.text}`,
  mark: 'word',
  completion,
  title: getMeaningName(completion.meaning),
  facts: '',
  kind: copy.suggestions.kinds[completion.meaning.kind],
});

/** What a text may become while it is typed: words of the sport at once, then what the search service finds. */
export function useSuggestions(config: SearchConfig | undefined, typed: string): Suggestion[] {
  const { rest } = understandText(useDebouncedValue(typed.trim(), delayMs));
  const params = {
    config: config ?? { url: '', key: '' },
    category: allCategories,
    text: rest,
    criteria: noCriteria,
  };
  const client = useQueryClient();
  const isAsked = config !== undefined && !isSearchMissing(client);
  const enabled = isAsked && rest.length >= minTextLength;
  const people = useQuery({ ...peopleSearchQuery({ ...params, limit: maxOfEach }), enabled }).data;
  const animals = useQuery({ ...animalSearchQuery({ ...params, limit: maxOfEach }), enabled }).data;
  const rides = useQuery({ ...videoSearchQuery({ ...params, limit: maxRides }), enabled }).data;
  return [
    ...completeText(typed, maxWords).map(toWordSuggestion),
    ...(people?.items ?? []).map(toPersonSuggestion),
    ...(animals?.items ?? []).map(toAnimalSuggestion),
    ...toRodeoSuggestions(rides?.items ?? [], rest),
  ];
}
