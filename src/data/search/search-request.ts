import { toStoredAccountType } from '#src/domain/account-type.ts';
import { parseAnimal, toStoredAnimalType, type AnimalType } from '#src/domain/animal.ts';
import {
  getAccountTypesToSearch,
  getAnimalCriteria,
  getVideoCriteria,
  parseIndexedReel,
  type IndexedAnimal,
  type IndexedPerson,
  type IndexedReel,
  type IndexedVideo,
  type SearchCategory,
} from '#src/domain/search.ts';
import { noCriteria, type SearchCriteria } from '#src/domain/search-words/search-criteria.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { getAnimalFilters, getPersonFilters, getRideFilters } from './criteria-filters.ts';
import { searchCollection, type SearchResults, type SearchConfig } from './search-collection.ts';

export interface SearchRequest {
  category: SearchCategory;
  /** An empty text matches the whole category. */
  text: string;
  /** What is asked besides, as far as it can be asked of what is searched; nothing by default. */
  criteria?: SearchCriteria;
  /** How many are found at most; as many as a page shows by default. */
  limit?: number | undefined;
  /** Only what has all words as they are typed; by default also what is like them. */
  isExact?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

const maxPeople = 50;
const maxVideos = 50;
const maxReels = 50;
/** A picker is for choosing by name, not for browsing. */
/** A rodeo may have dozens of rides, and a list shows eight rodeos. */
const maxRodeoRides = 100;
const maxChoices = 50;
/** After this time the picker uses its fallback instead. */
const choiceTimeoutMs = 4000;
/** SRCH-05 (specification, section 9). */
const maxAnimals = 200;

/**
 * Searches people by location and name, best match first (SRCH-04).
 *
 * @throws DataError
 */
export function searchPeople(
  config: SearchConfig,
  request: SearchRequest,
): Promise<SearchResults<IndexedPerson>> {
  const types = getAccountTypesToSearch(request.category);
  const isContractorsOnly = types.length === 1 && types[0] === 'contractor';
  return searchCollection<IndexedPerson>(config, {
    collection: 'users',
    text: request.text,
    // The first name of a contractor is a copy of the organization's name (decision D9).
    fields: ['location', 'first_name', ...(isContractorsOnly ? [] : ['last_name'])],
    filter: [
      `account_type:[${types.map(toStoredAccountType).join(',')}]`,
      ...getPersonFilters(request.criteria ?? noCriteria),
    ].join(' && '),
    tieBreak: 'first_name(missing_values: last):asc',
    limit: request.limit ?? maxPeople,
    isExact: request.isExact,
    parseItem: parseUser,
    signal: request.signal,
  });
}

/**
 * Searches animals by name, brand and contractor, best match first (SRCH-05).
 *
 * @throws DataError
 */
export function searchAnimals(
  config: SearchConfig,
  request: SearchRequest,
): Promise<SearchResults<IndexedAnimal>> {
  const { contestant, eventId } = getAnimalCriteria(request.category);
  const eventFilter = eventId === undefined ? [] : [`events:=${eventId}`];
  const ownerFilter = contestant === undefined ? [] : [`contestant:=${contestant}`];
  return searchCollection<IndexedAnimal>(config, {
    collection: 'animals',
    text: request.text,
    fields: ['name', 'brand', 'contractor_name'],
    filter: [...eventFilter, ...ownerFilter, ...getAnimalFilters(request.criteria ?? noCriteria)].join(
      ' && ',
    ),
    tieBreak: 'brand(missing_values: last):asc',
    limit: request.limit ?? maxAnimals,
    isExact: request.isExact,
    parseItem: parseAnimal,
    signal: request.signal,
  });
}

export interface ContestantSearch {
  text: string;
  signal?: AbortSignal | undefined;
}

/**
 * Searches contestants by name and location, best match first.
 *
 * @throws DataError
 */
export async function searchContestants(
  config: SearchConfig,
  { text, signal }: ContestantSearch,
): Promise<IndexedPerson[]> {
  const { items } = await searchCollection<IndexedPerson>(config, {
    collection: 'users',
    text,
    // Unlike SRCH-04, a name is more likely than a place.
    fields: ['first_name', 'last_name', 'location'],
    filter: `account_type:[${toStoredAccountType('contestant')}]`,
    tieBreak: 'first_name(missing_values: last):asc',
    limit: maxChoices,
    parseItem: parseUser,
    signal,
    timeoutMs: choiceTimeoutMs,
  });
  return items;
}

export interface OwnedAnimalSearch {
  text: string;
  /** Whose animals: those of the account, or all others. */
  owner: 'own' | 'other';
  accountId: string;
  /** Undefined for all types. */
  type: AnimalType | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Searches the animals of one account, or of all others, by name, brand and contractor, best match first.
 *
 * @throws DataError
 */
export async function searchOwnedAnimals(
  config: SearchConfig,
  { text, owner, accountId, type, signal }: OwnedAnimalSearch,
): Promise<IndexedAnimal[]> {
  const typeFilter = type === undefined ? [] : [`animal_type:=${toStoredAnimalType(type)}`];
  const { items } = await searchCollection<IndexedAnimal>(config, {
    collection: 'animals',
    text,
    fields: ['name', 'brand', 'contractor_name'],
    filter: [`contractor:${owner === 'own' ? '=' : '!='}\`${accountId}\``, ...typeFilter].join(' && '),
    tieBreak: 'brand(missing_values: last):asc',
    limit: maxChoices,
    parseItem: parseAnimal,
    signal,
    timeoutMs: choiceTimeoutMs,
  });
  return items;
}

/**
 * Rides at the rodeos whose name or place is typed, best match first; several are of one rodeo.
 *
 * @throws DataError
 */
export async function searchRodeoRides(
  config: SearchConfig,
  { text, signal }: { text: string; signal?: AbortSignal | undefined },
): Promise<IndexedVideo[]> {
  const { items } = await searchCollection<IndexedVideo>(config, {
    collection: 'videos',
    text,
    fields: ['title', 'location'],
    filter: '',
    tieBreak: 'created:desc',
    limit: maxRodeoRides,
    parseItem: parseVideo,
    signal,
    timeoutMs: choiceTimeoutMs,
  });
  return items;
}

/**
 * Searches videos by animal, location, owner, rodeo, contestant and contractor, best match first (SRCH-06; decision D26
 * for the last two).
 *
 * @throws DataError
 */
export function searchVideos(
  config: SearchConfig,
  request: SearchRequest,
): Promise<SearchResults<IndexedVideo>> {
  const { uploader, eventId } = getVideoCriteria(request.category);
  const eventFilter = eventId === undefined ? [] : [`event_type:=${eventId}`];
  const uploaderFilter = uploader === undefined ? [] : [`account_upload:=${toStoredAccountType(uploader)}`];
  return searchCollection<IndexedVideo>(config, {
    collection: 'videos',
    text: request.text,
    fields: [
      'animal_name',
      'animal_brand',
      'location',
      'user_name',
      'title',
      'contestants_names',
      'contractor_name',
    ],
    filter: [...eventFilter, ...uploaderFilter, ...getRideFilters(request.criteria ?? noCriteria)].join(
      ' && ',
    ),
    tieBreak: 'created:desc',
    limit: request.limit ?? maxVideos,
    isExact: request.isExact,
    parseItem: parseVideo,
    signal: request.signal,
  });
}

interface AccountRideSearch {
  text: string;
  /** Whose rides, in which they are tagged, or whose animals. */
  accountId: string;
  signal?: AbortSignal | undefined;
}

/**
 * Searches the rides that are an account's by rodeo, place, animal and contestant, best match first.
 *
 * @returns videos with the fields of the index; others are empty
 * @throws DataError
 */
export async function searchAccountRides(
  config: SearchConfig,
  { text, accountId, signal }: AccountRideSearch,
): Promise<Video[]> {
  const fields = ['user_id', 'contestants_id', 'tagged_animal_contractor_id'];
  const { items } = await searchCollection<Video>(config, {
    collection: 'videos',
    text,
    fields: ['title', 'location', 'animal_name', 'animal_brand', 'contestants_names'],
    filter: fields.map((field) => `${field}:=\`${accountId}\``).join(' || '),
    tieBreak: 'created:desc',
    limit: maxVideos,
    parseItem: parseVideo,
    signal,
  });
  return items;
}

/**
 * Searches reels by title and the name of their account, best match first.
 *
 * @throws DataError
 */
export function searchReels(
  config: SearchConfig,
  { text, signal }: SearchRequest,
): Promise<SearchResults<IndexedReel>> {
  return searchCollection<IndexedReel>(config, {
    collection: 'reels',
    text,
    fields: ['title', 'user_name'],
    filter: '',
    tieBreak: 'created:desc',
    limit: maxReels,
    parseItem: parseIndexedReel,
    signal,
  });
}
