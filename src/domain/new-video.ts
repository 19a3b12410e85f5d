import { toStoredAccountType } from './account-type.ts';
import type { Animal } from './animal.ts';
import { getScoring } from './rodeo-event.ts';
import { getDisplayName, type User } from './user.ts';
import type { NewVideo } from './video.ts';

/** What a person tells of a ride, and may change later. */
export interface RideDetails {
  title: string;
  location: string;
  /** Whole seconds since the epoch, midnight UTC. */
  eventDate: number;
  eventId: number;
  /** Points or seconds, as the event asks; null when it was not given. */
  result: number | null;
  notes: string;
}

interface NewVideoInput extends RideDetails {
  /** One id for the document and its files (decision D4). */
  id: string;
  /** The account the video belongs to, and the id of the person who uploads it. */
  account: User;
  uploaderId: string;
  animal: Animal | undefined;
  contestants: readonly User[];
  /** Seconds. */
  duration: number;
  thumbnailUrl: string;
}

/** The stored form of what is told; the event decides whether the result is a score or a time. */
export function toDetailsFields({ title, location, eventDate, eventId, result, notes }: RideDetails) {
  const scoring = getScoring(eventId);
  return {
    title,
    location,
    event_date: eventDate,
    event_type: eventId,
    score: scoring === 'score' ? result : null,
    time: scoring === 'time' ? result : null,
    notes,
  };
}

/** What a video copies of its animal, if it shows one. */
export function toAnimalFields(animal: Animal | undefined) {
  return {
    animal_id: animal?.id ?? '',
    animal_name: animal?.name ?? '',
    animal_brand: animal?.brand ?? '',
    tagged_animal_contractor_id: animal?.contractor ?? '',
    contractor_name: animal?.contractor_name ?? '',
  };
}

/** What a video copies of its contestants. */
export function toContestantFields(contestants: readonly User[]) {
  return {
    contestants_id: contestants.map((contestant) => contestant.id),
    contestants_names: contestants.map(getDisplayName),
  };
}

/** What an edit of a video changes; tags that are left out stay as they are, with names that may have grown old. */
export type VideoChanges = ReturnType<typeof toDetailsFields> &
  Partial<ReturnType<typeof toAnimalFields>> &
  Partial<ReturnType<typeof toContestantFields>>;

/** The stored form of an upload: whose it is, and the copied names and addresses that must equal their source. */
export function buildNewVideo(upload: NewVideoInput): NewVideo {
  const { id, account, animal, contestants } = upload;
  return {
    id,
    video_id: id,
    firestoreID: id,
    user_id: account.id,
    user_name: getDisplayName(account),
    account_upload: toStoredAccountType(account.account_type),
    contractor_id: account.account_type === 'contractor' ? account.id : '',
    ...toDetailsFields(upload),
    duration: upload.duration,
    thumbnail_url: upload.thumbnailUrl,
    ...toAnimalFields(animal),
    ...toContestantFields(contestants),
    ride_of_the_week: false,
    edited: false,
    created_by: upload.uploaderId,
  };
}
