import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Animal } from '#src/domain/animal.ts';
import { toAnimalTag, type AnimalTag } from '#src/domain/tags.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { ownedAnimalsQuery } from '#src/queries/animal-queries.ts';
import { animalChoicesQuery } from '#src/queries/tag-choice-queries.ts';
import { toShownChoices, type ShownChoices } from '#src/ui/shown-choices.ts';
import { toTypedParent } from './typed-parent.ts';

const searchDelayMs = 120;

/** How many characters are searched for among the animals of others. */
const minLength = 2;

/** The own animals, then those of others, then what is typed as a mere name. Without the last one, for which anybody can go on when the search fails. */
export function useParentChoices(young: Animal, typed: string): ShownChoices<AnimalTag> {
  const text = typed.trim();
  const searchText = useDebouncedValue(text, searchDelayMs);
  const { data: owned = [] } = useQuery(ownedAnimalsQuery(young.contractor, true));
  const isSearched = text.length >= minLength;
  const found = useQuery({
    ...animalChoicesQuery({
      ...{ accountId: young.contractor, owner: 'other', type: undefined },
      text: searchText,
    }),
    enabled: isSearched && searchText.length >= minLength,
    placeholderData: keepPreviousData,
  });
  const others = toShownChoices(found, searchText !== text);
  const own = owned
    .filter(({ id, brand, name }) => id !== young.id && containsWords(`${brand} ${name}`, text))
    .map(toAnimalTag);
  const tags = [...own, ...(isSearched ? others.tags : []), ...(text === '' ? [] : [toTypedParent(text)])];
  const hasFailed = others.status === 'error';
  return {
    tags,
    status: !isSearched || hasFailed ? 'ready' : others.status,
    isFallback: others.isFallback || hasFailed,
    retry: others.retry,
  };
}
