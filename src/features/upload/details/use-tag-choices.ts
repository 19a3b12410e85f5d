import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Animal, AnimalType } from '#src/domain/animal.ts';
import { toAnimalTag, type AnimalTag, type ContestantTag } from '#src/domain/tags.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { ownedAnimalsQuery } from '#src/queries/animal-queries.ts';
import { animalChoicesQuery, contestantChoicesQuery } from '#src/queries/tag-choice-queries.ts';
import { toShownChoices, type ShownChoices } from '#src/ui/shown-choices.ts';

const searchDelayMs = 120;

/** From here on, those of others are offered where none of the own ones matches. */
const minOthersLength = 2;

export function useContestantChoices(text: string): ShownChoices<ContestantTag> {
  const searchText = useDebouncedValue(text.trim(), searchDelayMs);
  const query = useQuery({ ...contestantChoicesQuery(searchText), placeholderData: keepPreviousData });
  return toShownChoices(query, searchText !== text.trim());
}

interface AnimalChoicesInput {
  accountId: string;
  owner: 'own' | 'other';
  /** Undefined for all types. */
  type: AnimalType | undefined;
  text: string;
}

export function useAnimalChoices(input: AnimalChoicesInput): ShownChoices<AnimalTag> {
  const text = input.text.trim();
  const searchText = useDebouncedValue(text, searchDelayMs);
  const isOwn = input.owner === 'own';
  const owned = useQuery({ ...ownedAnimalsQuery(input.accountId, true), enabled: isOwn });
  const search = useQuery({
    ...animalChoicesQuery({ ...input, text: searchText }),
    enabled: !isOwn || searchText !== '',
    placeholderData: keepPreviousData,
  });
  const found = toShownChoices(search, searchText !== text);
  const own = mergeOwnChoices(owned, found, { ...input, text });
  const hasNoOwn = own.status === 'ready' && own.tags.length === 0 && searchText === text;
  const asksOthers = isOwn && hasNoOwn && text.length >= minOthersLength;
  const others = useQuery({
    ...animalChoicesQuery({ ...input, owner: 'other', text: searchText }),
    enabled: asksOthers,
  });
  if (!isOwn) return found;
  return asksOthers ? toShownChoices(others, false) : own;
}

/** The listed animals of the account that match at once, then those that only the search finds. */
function mergeOwnChoices(
  { data = [], isPending, isError, refetch }: UseQueryResult<Animal[]>,
  found: ShownChoices<AnimalTag>,
  { type, text }: AnimalChoicesInput,
): ShownChoices<AnimalTag> {
  const listed = data
    .filter((animal) => type === undefined || animal.animal_type === type)
    .filter(({ brand, name }) => containsWords(`${brand} ${name}`, text))
    .map(toAnimalTag);
  const isFound = text !== '' && found.status === 'ready';
  const onlyFound = found.tags.filter(({ id }) => listed.every((animal) => animal.id !== id));
  const tags = isFound ? [...listed, ...onlyFound] : listed;
  const isSearching = text !== '' && (found.status === 'loading' || found.status === 'stale');
  const isLoading = isPending || (tags.length === 0 && isSearching);
  return {
    tags,
    status: isError && tags.length === 0 ? 'error' : isLoading ? 'loading' : 'ready',
    isFallback: false,
    retry: () => void refetch(),
  };
}
