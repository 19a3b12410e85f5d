import { toStoredAccountType } from '#src/domain/account-type.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import {
  getAccountTypesToSearch,
  getAnimalCriteria,
  getVideoCriteria,
  type IndexedAnimal,
  type IndexedPerson,
  type IndexedVideo,
  type SearchCategory,
} from '#src/domain/search.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { searchCollection, type SearchResults, type SearchConfig } from './search-collection.ts';

/** What somebody looks for. */
export interface SearchRequest {
  category: SearchCategory;
  /** What was typed; nothing stands for all of the category. */
  text: string;
  signal?: AbortSignal | undefined;
}

/** More than anybody reads: whoever looks for more types more. */
const maxPeople = 50;
const maxVideos = 50;
/** As many as the specification asks for. */
const maxAnimals = 200;

/**
 * Looks for people by place and name, the best match first (SRCH-04).
 *
 * @throws DataError
 */
export function searchPeople(
  host: SearchConfig,
  search: SearchRequest,
): Promise<SearchResults<IndexedPerson>> {
  const types = getAccountTypesToSearch(search.category);
  const isOfContractors = types.length === 1 && types[0] === 'contractor';
  return searchCollection<IndexedPerson>(host, {
    collection: 'users',
    text: search.text,
    // A contractor's first name mirrors the organisation's name (decision D9).
    fields: ['location', 'first_name', ...(isOfContractors ? [] : ['last_name'])],
    filter: `account_type:[${types.map(toStoredAccountType).join(',')}]`,
    tieBreak: 'first_name:asc',
    limit: maxPeople,
    parseItem: parseUser,
    signal: search.signal,
  });
}

/**
 * Looks for animals by name, brand and contractor, the best match first (SRCH-05).
 *
 * @throws DataError
 */
export function searchAnimals(
  host: SearchConfig,
  search: SearchRequest,
): Promise<SearchResults<IndexedAnimal>> {
  const { contestant, eventId } = getAnimalCriteria(search.category);
  const event = eventId === undefined ? [] : [`events:=${eventId}`];
  return searchCollection<IndexedAnimal>(host, {
    collection: 'animals',
    text: search.text,
    fields: ['name', 'brand', 'contractor_name'],
    filter: [...event, `contestant:=${contestant}`].join(' && '),
    tieBreak: 'brand:asc',
    limit: maxAnimals,
    parseItem: parseAnimal,
    signal: search.signal,
  });
}

/**
 * Looks for videos by animal, place, uploader, rodeo, rider and contractor, the best match first (SRCH-06, and decision
 * D26 for the last two).
 *
 * @throws DataError
 */
export function searchVideos(
  host: SearchConfig,
  search: SearchRequest,
): Promise<SearchResults<IndexedVideo>> {
  const wanted = getVideoCriteria(search.category);
  return searchCollection<IndexedVideo>(host, {
    collection: 'videos',
    text: search.text,
    fields: [
      'animal_name',
      'animal_brand',
      'location',
      'user_name',
      'title',
      'contestants_names',
      'contractor_name',
    ],
    filter:
      'eventId' in wanted
        ? `event_type:=${wanted.eventId}`
        : `account_upload:=${toStoredAccountType(wanted.uploader)}`,
    tieBreak: 'created:desc',
    limit: maxVideos,
    parseItem: parseVideo,
    signal: search.signal,
  });
}
