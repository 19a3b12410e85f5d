import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchResults } from '#src/data/search/search-collection.ts';
import { planSearch } from '#src/domain/search-words/plan-search.ts';
import { animalMeets, personMeets, rideMeets } from '#src/domain/search-words/search-criteria.ts';
import {
  getAccountTypesToSearch,
  getAnimalCriteria,
  getVideoCriteria,
  type IndexedAnimal,
  type IndexedPerson,
  type IndexedVideo,
} from '#src/domain/search.ts';
import { containsWords } from '#src/domain/text-search.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import { loadedItemsQuery, type LoadedItems } from '#src/queries/loaded-items.ts';
import type { CategorySearch, PageSearch } from './use-search.ts';

type LocalSearch = Omit<PageSearch, 'config'>;

interface FoundItems {
  people: IndexedPerson[];
  animals: IndexedAnimal[];
  videos: IndexedVideo[];
}

function findItems({ people, animals, videos }: LoadedItems, search: LocalSearch): FoundItems {
  const { category, text, understood } = search;
  const plan = planSearch(category, text, understood);
  const { criteria } = understood;
  const types = getAccountTypesToSearch(category);
  const ofAnimals = getAnimalCriteria(category);
  const ofVideos = getVideoCriteria(category);
  const matches = (...texts: string[]) => containsWords(texts.join(' '), plan.text);
  const isAsked = <Value>(asked: Value | undefined, value: Value) => asked === undefined || asked === value;
  const keep = <Item>(kind: keyof FoundItems, items: Item[], isFound: (item: Item) => boolean) =>
    plan.searches[kind] ? items.filter(isFound) : [];
  return {
    people: keep(
      'people',
      people,
      (one) =>
        types.includes(one.account_type) &&
        personMeets(one, criteria) &&
        matches(one.name, one.first_name, one.last_name, one.location),
    ),
    animals: keep(
      'animals',
      animals,
      (one) =>
        isAsked(ofAnimals.contestant, one.contestant) &&
        (ofAnimals.eventId === undefined || one.events.includes(ofAnimals.eventId)) &&
        animalMeets(one, criteria) &&
        matches(one.name, one.brand, one.contractor_name),
    ),
    videos: keep(
      'videos',
      videos,
      (one) =>
        isAsked(ofVideos.eventId, one.event_type) &&
        isAsked(ofVideos.uploader && toStoredAccountType(ofVideos.uploader), one.account_upload) &&
        rideMeets(one, criteria) &&
        matches(
          ...[one.animal_name, one.animal_brand, one.location, one.user_name, one.title],
          ...[...one.contestants_names, one.contractor_name],
        ),
    ),
  };
}

const nothing: LoadedItems = { people: [], animals: [], videos: [] };

/** The same searches among what lists have loaded, for a site without a search service. */
export function useLocalSearch(search: LocalSearch, isWanted: boolean) {
  const client = useQueryClient();
  const {
    data = nothing,
    isLoading,
    isError,
    refetch,
  } = useQuery({
    ...loadedItemsQuery(client),
    enabled: isWanted,
  });
  const found = findItems(data, search);
  const toSearch = <Item>(items: Item[]): CategorySearch<Item> => ({
    results: isLoading ? undefined : ({ items, total: items.length } satisfies SearchResults<Item>),
    isLoading,
    isAnswered: !isLoading,
    isError,
    retry: () => void refetch(),
  });
  return {
    people: toSearch(found.people),
    animals: toSearch(found.animals),
    videos: toSearch(found.videos),
    reels: { ...toSearch<never>([]), results: undefined },
  };
}
