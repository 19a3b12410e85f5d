import { storedAccountType } from '#src/domain/account-type.ts';
import { readAnimal } from '#src/domain/animal.ts';
import {
  accountTypesOf,
  animalsOf,
  videosOf,
  type FoundAnimal,
  type FoundPerson,
  type FoundVideo,
  type SearchCategory,
} from '#src/domain/search.ts';
import { readUser } from '#src/domain/user.ts';
import { readVideo } from '#src/domain/video.ts';
import { searchCollection, type Found, type SearchHost } from './search-collection.ts';

/** What somebody looks for. */
export interface Search {
  category: SearchCategory;
  /** What was typed; nothing stands for all of the category. */
  text: string;
  signal?: AbortSignal | undefined;
}

/** More than anybody reads: whoever looks for more types more. */
const mostPeople = 50;
const mostVideos = 50;
/** As many as the specification asks for. */
const mostAnimals = 200;

/**
 * Looks for people by place and name, the best match first (SRCH-04).
 *
 * @throws DataError
 */
export function searchPeople(host: SearchHost, search: Search): Promise<Found<FoundPerson>> {
  const types = accountTypesOf(search.category);
  const isOfContractors = types.length === 1 && types[0] === 'contractor';
  return searchCollection<FoundPerson>(host, {
    collection: 'users',
    text: search.text,
    // A contractor's first name mirrors the organisation's name (decision D9).
    fields: ['location', 'first_name', ...(isOfContractors ? [] : ['last_name'])],
    filter: `account_type:[${types.map(storedAccountType).join(',')}]`,
    tieBreak: 'first_name:asc',
    most: mostPeople,
    read: readUser,
    signal: search.signal,
  });
}

/**
 * Looks for animals by name, brand and contractor, the best match first (SRCH-05).
 *
 * @throws DataError
 */
export function searchAnimals(host: SearchHost, search: Search): Promise<Found<FoundAnimal>> {
  const { contestant, eventId } = animalsOf(search.category);
  const event = eventId === undefined ? [] : [`events:=${eventId}`];
  return searchCollection<FoundAnimal>(host, {
    collection: 'animals',
    text: search.text,
    fields: ['name', 'brand', 'contractor_name'],
    filter: [...event, `contestant:=${contestant}`].join(' && '),
    tieBreak: 'brand:asc',
    most: mostAnimals,
    read: readAnimal,
    signal: search.signal,
  });
}

/**
 * Looks for videos by animal, place, uploader, rodeo, rider and contractor, the best match first (SRCH-06, and decision
 * D26 for the last two).
 *
 * @throws DataError
 */
export function searchVideos(host: SearchHost, search: Search): Promise<Found<FoundVideo>> {
  const wanted = videosOf(search.category);
  return searchCollection<FoundVideo>(host, {
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
        : `account_upload:=${storedAccountType(wanted.uploader)}`,
    tieBreak: 'created:desc',
    most: mostVideos,
    read: readVideo,
    signal: search.signal,
  });
}
