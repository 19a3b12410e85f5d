import type { AccountType } from './account-type.ts';
import type { Animal } from './animal.ts';
import { copy } from './search/copy.ts';
import { createReader, readInteger, readText } from './field-readers.ts';
import { getRodeoEventName } from './rodeo-event.ts';
import type { User } from './user.ts';
import type { Video } from './video.ts';

/** What a search covers: everything, the users of one account type, or one event. */
export type SearchCategory =
  | { id: 'all'; name: string; kind: 'all' }
  | { id: string; name: string; kind: 'people'; accountType: 'contractor' | 'contestant' }
  | { id: string; name: string; kind: 'event'; eventId: number };

/** By the parameter of the URL. */
const eventIds = {
  'bareback-riding': 2,
  'saddle-bronc': 3,
  'bull-riding': 1,
  'barrel-racing': 5,
  'team-roping': 4,
  'tie-down-roping': 7,
  'steer-wrestling': 6,
  'breakaway-roping': 8,
  'pole-bending': 9,
  'goat-tying': 10,
};

/** The categories in the order of their tiles (SRCH-01). */
export const searchCategories: readonly SearchCategory[] = [
  { id: 'contractors', name: copy.contractors, kind: 'people', accountType: 'contractor' },
  { id: 'contestants', name: copy.contestants, kind: 'people', accountType: 'contestant' },
  ...Object.entries(eventIds).map(
    ([id, eventId]) => ({ id, name: getRodeoEventName(eventId), kind: 'event', eventId }) as const,
  ),
];

/** The search of the first screen, which is in no category. */
export const allCategories: SearchCategory = { id: 'all', name: copy.everything, kind: 'all' };

/** Parses the category of a URL; undefined for a missing or unknown one. */
export function parseSearchCategory(parameter: string | null): SearchCategory | undefined {
  return searchCategories.find(({ id }) => id === parameter);
}

/** The account types that a category searches: its own, or all except staff (SRCH-04). */
export function getAccountTypesToSearch(category: SearchCategory): AccountType[] {
  return category.kind === 'people' ? [category.accountType] : ['contractor', 'contestant', 'fan'];
}

/** The animals that a category searches; those of contestants only under Contestants (SRCH-05). */
export function getAnimalCriteria(category: SearchCategory): { contestant?: boolean; eventId?: number } {
  switch (category.kind) {
    case 'all':
      return {};
    case 'people':
      return { contestant: category.accountType === 'contestant' };
    case 'event':
      return { contestant: false, eventId: category.eventId };
  }
}

/** The videos that a category searches: of its account type, or of its event (SRCH-06). */
export function getVideoCriteria(category: SearchCategory): { uploader?: AccountType; eventId?: number } {
  switch (category.kind) {
    case 'all':
      return {};
    case 'people':
      return { uploader: category.accountType };
    case 'event':
      return { eventId: category.eventId };
  }
}

/* The search index contains these public fields only (decision D21). */

export type IndexedPerson = Pick<
  User,
  'id' | 'account_type' | 'name' | 'first_name' | 'last_name' | 'location' | 'photo_url' | 'isVerified'
>;

export type IndexedAnimal = Pick<
  Animal,
  | 'id'
  | 'name'
  | 'brand'
  | 'animal_type'
  | 'location'
  | 'contractor'
  | 'contractor_name'
  | 'contestant'
  | 'events'
  | 'picture_url'
>;

export type IndexedVideo = Pick<
  Video,
  | 'id'
  | 'video_id'
  | 'user_id'
  | 'user_name'
  | 'account_upload'
  | 'title'
  | 'location'
  | 'event_date'
  | 'rodeo_id'
  | 'event_type'
  | 'score'
  | 'time'
  | 'duration'
  | 'thumbnail_url'
  | 'animal_id'
  | 'animal_name'
  | 'animal_brand'
  | 'contractor_name'
  | 'contestants_id'
  | 'contestants_names'
  | 'ride_of_the_week'
> &
  // Only where there are any.
  Partial<Pick<Video, 'result' | 'penalty' | 'hard_to_watch'>>;

const readIndexedReel = createReader({
  user_id: readText,
  user_name: readText,
  title: readText,
  ride_count: readInteger,
});

export type IndexedReel = ReturnType<typeof readIndexedReel> & { id: string };

/** Parses a reel of the index; missing fields become empty. */
export function parseIndexedReel(id: string, data: unknown): IndexedReel {
  return { ...readIndexedReel(data), id };
}
