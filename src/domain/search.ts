import type { AccountType } from './account-type.ts';
import type { Animal } from './animal.ts';
import { getRodeoEventName } from './rodeo-event.ts';
import type { User } from './user.ts';
import type { Video } from './video.ts';

/** What a search is narrowed to: the people of one kind, or one event. */
export type SearchCategory =
  | { id: string; name: string; kind: 'people'; accountType: 'contractor' | 'contestant' }
  | { id: string; name: string; kind: 'event'; eventId: number };

const toEventCategory = (eventId: number): SearchCategory => {
  const name = getRodeoEventName(eventId);
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, kind: 'event', eventId };
};

/** The categories in the order of their tiles, which is not that of the events (requirement SRCH-01). */
export const searchCategories: readonly SearchCategory[] = [
  { id: 'contractors', name: 'Contractors', kind: 'people', accountType: 'contractor' },
  { id: 'contestants', name: 'Contestants', kind: 'people', accountType: 'contestant' },
  ...[2, 3, 1, 5, 4, 7, 6, 8, 9, 10].map(toEventCategory),
];

/** The category that an address names; undefined when it names none. */
export function parseSearchCategory(parameter: string | null): SearchCategory | undefined {
  return searchCategories.find(({ id }) => id === parameter);
}

/** Whom a category looks among: its own kind, or everybody but the staff (requirement SRCH-04). */
export function getAccountTypesToSearch(category: SearchCategory): AccountType[] {
  return category.kind === 'people' ? [category.accountType] : ['contractor', 'contestant', 'fan'];
}

/** Which animals a category looks among: contestants' own ones only under Contestants (requirement SRCH-05). */
export function getAnimalCriteria(category: SearchCategory): { contestant: boolean; eventId?: number } {
  return category.kind === 'people'
    ? { contestant: category.accountType === 'contestant' }
    : { contestant: false, eventId: category.eventId };
}

/** Which videos a category looks among: those of its uploaders, or of its event (requirement SRCH-06). */
export function getVideoCriteria(category: SearchCategory): { uploader: AccountType } | { eventId: number } {
  return category.kind === 'people' ? { uploader: category.accountType } : { eventId: category.eventId };
}

/*
 * What the search index holds: public fields and nothing else (decision D21). A field that is not named here never
 * gets into the index.
 */

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
  | 'event_type'
  | 'score'
  | 'time'
  | 'duration'
  | 'thumbnail_url'
  | 'animal_id'
  | 'animal_name'
  | 'animal_brand'
  | 'contractor_name'
  | 'contestants_names'
  | 'ride_of_the_week'
>;
