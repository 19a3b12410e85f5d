import { hash } from 'node:crypto';
import type { CollectionCreateSchema } from 'typesense';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import { parseAnimal, toStoredAnimalType } from '#src/domain/animal.ts';
import { parseReel } from '#src/domain/reel.ts';
import { getRegionIds } from '#src/domain/search-words/regions.ts';
import type { IndexedAnimal, IndexedPerson, IndexedReel, IndexedVideo } from '#src/domain/search.ts';
import { parseUser } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';

/** The searchable collections, named the same in Firestore and in the index. */
export const collectionNames = ['users', 'animals', 'videos', 'reels'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** A document of the index, with public fields only. */
export type IndexDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** Splits names such as 'Round-Up' and 'TX/OK' into searchable tokens. */
const tokenSeparators = ['-', '/', '_', '.', ',', '&', '(', ')'];

/**
 * The fields that are searched, filtered and sorted by. Typesense stores the other fields of a document for display
 * without a schema entry.
 */
const schemaFields: Record<CollectionName, NonNullable<CollectionCreateSchema['fields']>> = {
  users: [
    { name: 'location', type: 'string' },
    { name: 'first_name', type: 'string', sort: true },
    { name: 'last_name', type: 'string' },
    { name: 'account_type', type: 'int32' },
    { name: 'places', type: 'string[]' },
  ],
  animals: [
    { name: 'name', type: 'string' },
    { name: 'brand', type: 'string', sort: true },
    { name: 'contractor_name', type: 'string' },
    { name: 'contractor', type: 'string' },
    { name: 'animal_type', type: 'int32' },
    { name: 'contestant', type: 'bool' },
    { name: 'events', type: 'int32[]' },
    { name: 'places', type: 'string[]' },
  ],
  videos: [
    { name: 'animal_name', type: 'string' },
    { name: 'animal_brand', type: 'string' },
    { name: 'location', type: 'string' },
    { name: 'user_id', type: 'string' },
    { name: 'user_name', type: 'string' },
    { name: 'title', type: 'string' },
    { name: 'contestants_id', type: 'string[]' },
    { name: 'contestants_names', type: 'string[]' },
    { name: 'tagged_animal_contractor_id', type: 'string' },
    { name: 'contractor_name', type: 'string' },
    { name: 'event_type', type: 'int32' },
    { name: 'event_date', type: 'int64' },
    { name: 'places', type: 'string[]' },
    { name: 'score', type: 'float', optional: true },
    { name: 'time', type: 'float', optional: true },
    { name: 'account_upload', type: 'int32' },
    { name: 'created', type: 'int64' },
  ],
  reels: [
    { name: 'title', type: 'string' },
    { name: 'user_name', type: 'string' },
    { name: 'created', type: 'int64' },
  ],
};

/**
 * The Typesense schema of a collection. Its name ends with a hash of the schema, so that two versions of this service
 * stand side by side; an alias gives the one that is searched the plain name.
 */
export function getCollectionSchema(name: CollectionName): CollectionCreateSchema {
  const schema = { fields: schemaFields[name], token_separators: tokenSeparators };
  return { name: `${name}_${hash('sha256', JSON.stringify(schema)).slice(0, 8)}`, ...schema };
}

/**
 * Converts a stored document to its index document; undefined if it is not indexed. The fields are an allowlist:
 * emails, phone numbers and access maps are never indexed.
 *
 * @param data the document's fields, with timestamps as Dates
 */
export function toIndexDocument(name: CollectionName, id: string, data: unknown): IndexDocument | undefined {
  switch (name) {
    case 'users':
      return toUserDocument(id, data);
    case 'animals':
      return toAnimalDocument(id, data);
    case 'videos':
      return toVideoDocument(id, data);
    case 'reels':
      return toReelDocument(id, data);
  }
}

/** Deleted and staff accounts are not indexed, nor those whose email was never verified. */
function toUserDocument(id: string, data: unknown): IndexDocument | undefined {
  const user = parseUser(id, data);
  if (user.deleted || !user.email_verified || user.account_type === 'staff') return undefined;
  return {
    id,
    account_type: toStoredAccountType(user.account_type),
    name: user.name,
    // Older contractors have only a name, but search uses first_name (decision D9).
    first_name: user.first_name || user.name,
    last_name: user.last_name,
    location: user.location,
    places: getRegionIds(user.location),
    photo_url: user.photo_url,
    isVerified: user.isVerified,
  } satisfies Record<keyof IndexedPerson | 'places', unknown>;
}

function toAnimalDocument(id: string, data: unknown): IndexDocument {
  const stored = parseAnimal(id, data);
  return {
    id,
    name: stored.name,
    brand: stored.brand,
    animal_type: toStoredAnimalType(stored.animal_type),
    location: stored.location,
    places: getRegionIds(stored.location),
    contractor: stored.contractor,
    contractor_name: stored.contractor_name,
    contestant: stored.contestant,
    events: stored.events,
    picture_url: stored.picture_url,
  } satisfies Record<keyof IndexedAnimal | 'places', unknown>;
}

function toVideoDocument(id: string, data: unknown): IndexDocument {
  const stored = parseVideo(id, data);
  const { score, time, result, penalty, hard_to_watch } = stored;
  return {
    id,
    video_id: stored.video_id,
    user_id: stored.user_id,
    user_name: stored.user_name,
    account_upload: stored.account_upload,
    title: stored.title,
    location: stored.location,
    places: getRegionIds(stored.location),
    // The field takes numbers alone: this is no day (readDay), and comes after all days.
    event_date: stored.event_date ?? Number.MIN_SAFE_INTEGER,
    rodeo_id: stored.rodeo_id,
    event_type: stored.event_type,
    ...(score !== null && { score }),
    ...(time !== null && { time }),
    ...(result !== '' && { result }),
    ...(penalty !== 0 && { penalty }),
    ...(hard_to_watch && { hard_to_watch }),
    duration: stored.duration,
    thumbnail_url: stored.thumbnail_url,
    animal_id: stored.animal_id,
    animal_name: stored.animal_name,
    animal_brand: stored.animal_brand,
    tagged_animal_contractor_id: stored.tagged_animal_contractor_id,
    contractor_name: stored.contractor_name,
    contestants_id: stored.contestants_id,
    contestants_names: stored.contestants_names,
    ride_of_the_week: stored.ride_of_the_week,
    // In milliseconds, for sorting only.
    created: stored.created?.getTime() ?? 0,
  } satisfies Record<
    | Exclude<keyof IndexedVideo, 'score' | 'time' | 'result' | 'penalty' | 'hard_to_watch'>
    | 'tagged_animal_contractor_id'
    | 'created'
    | 'places',
    unknown
  >;
}

/** Without what its rides show, which changes with them. */
function toReelDocument(id: string, data: unknown): IndexDocument {
  const { user_id, user_name, title, videos, created } = parseReel(id, data);
  return {
    id,
    user_id,
    user_name,
    title,
    ride_count: videos.length,
    // In milliseconds, for sorting only.
    created: created?.getTime() ?? 0,
  } satisfies Record<keyof IndexedReel | 'created', unknown>;
}
