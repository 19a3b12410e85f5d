import { queryOptions } from '@tanstack/react-query';
import { env } from '#src/config/env.ts';
import { fetchAnimalsByBrand } from '#src/data/firestore-lite/animals.ts';
import { fetchUsersByType } from '#src/data/firestore-lite/users.ts';
import type { SearchConfig } from '#src/data/search/search-collection.ts';
import type { OwnedAnimalSearch } from '#src/data/search/search-request.ts';
import { toAnimalTag, toContestantTag, type AnimalTag, type ContestantTag } from '#src/domain/tags.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { reportError } from '#src/lib/log.ts';
import { loadSearch } from './load-search.ts';
import { queryKeys } from './query-keys.ts';

export interface TagChoices<Tag> {
  tags: Tag[];
  /** Whether the search service did not answer, so that only the beginnings of names or brands are found. */
  isFallback: boolean;
}

async function searchOrList<Tag>(
  search: (config: SearchConfig) => Promise<Tag[]>,
  list: () => Promise<Tag[]>,
  signal: AbortSignal,
): Promise<TagChoices<Tag>> {
  if (env.search) {
    try {
      return { tags: await search(env.search), isFallback: false };
    } catch (error) {
      if (signal.aborted) throw error;
      reportError(error, 'The search for a tag failed');
    }
  }
  return { tags: await list(), isFallback: true };
}

/** First names are stored with a capital letter. */
const toFirstName = (text: string) => {
  const [firstWord = ''] = text.split(/\s+/, 1);
  return firstWord.charAt(0).toUpperCase() + firstWord.slice(1);
};

/** Contestants whose names have all words of a text and begin as it begins. @throws DataError */
export async function listContestants(text: string): Promise<ContestantTag[]> {
  const users = await fetchUsersByType('contestant', toFirstName(text));
  return users.map(toContestantTag).filter(({ name }) => containsWords(name, text));
}

/** Contestants to tag: the first by name before anything is typed (SRCH-08), then those who are found. */
export const contestantChoicesQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.contestantChoices(text),
    queryFn: async ({ signal }): Promise<TagChoices<ContestantTag>> => {
      if (text === '') return { tags: await listContestants(''), isFallback: false };
      const search = async (config: SearchConfig) => {
        const { searchContestants } = await loadSearch();
        return (await searchContestants(config, { text, signal })).map(toContestantTag);
      };
      return searchOrList(search, () => listContestants(text), signal);
    },
  });

/** Animals of others whose brands begin with a text. @throws DataError */
export async function listOtherAnimals({ text, accountId, type }: AnimalChoicesParams): Promise<AnimalTag[]> {
  const animals = await fetchAnimalsByBrand(text.toUpperCase());
  return animals
    .filter(({ contractor, animal_type }) => contractor !== accountId && (!type || animal_type === type))
    .map(toAnimalTag);
}

type AnimalChoicesParams = Omit<OwnedAnimalSearch, 'signal'>;

/** Animals to tag. Of the own ones only what the search service finds: a page has a list of them anyway. */
export const animalChoicesQuery = (params: AnimalChoicesParams) =>
  queryOptions({
    queryKey: queryKeys.animalChoices(params.accountId, params.owner, params.type, params.text),
    queryFn: ({ signal }): Promise<TagChoices<AnimalTag>> => {
      const search = async (config: SearchConfig) => {
        const { searchOwnedAnimals } = await loadSearch();
        return (await searchOwnedAnimals(config, { ...params, signal })).map(toAnimalTag);
      };
      const list = () => (params.owner === 'own' ? Promise.resolve([]) : listOtherAnimals(params));
      return searchOrList(search, list, signal);
    },
  });
