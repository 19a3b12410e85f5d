import type { Animal } from './animal.ts';
import { parseAccountType, toStoredAccountType } from './account-type.ts';
import {
  createReader,
  readBoolean,
  readTimestamp,
  readNumberOrText,
  readNumber,
  readText,
  readTexts,
  readInteger,
} from './field-readers.ts';
import { getScoring, type Scoring } from './rodeo-event.ts';
import type { AnimalTag, ContestantTag } from './tags.ts';
import { getDisplayName, type User } from './user.ts';

const readVideoFields = createReader({
  id: readText,
  video_id: readText,
  user_id: readText,
  user_name: readText,
  /** The stored account type of the owner: 1 contractor, 2 contestant. */
  account_upload: readInteger,
  contractor_id: readText,
  /** The rodeo, for example Cheyenne Frontier Days. */
  title: readText,
  location: readText,
  /** Whole seconds since the epoch, midnight UTC of the day; shown in UTC. */
  event_date: readInteger,
  event_type: readInteger,
  score: readNumberOrText,
  /** Seconds. */
  time: readNumberOrText,
  notes: readText,
  created: readTimestamp,
  /** Seconds. */
  duration: readNumber,
  thumbnail_url: readText,
  animal_id: readText,
  animal_name: readText,
  animal_brand: readText,
  tagged_animal_contractor_id: readText,
  contractor_name: readText,
  contestants_id: readTexts,
  contestants_names: readTexts,
  ride_of_the_week: readBoolean,
  edited: readBoolean,
  updatedDate: readTimestamp,
  firestoreID: readText,
  created_by: readText,
});

export type Video = ReturnType<typeof readVideoFields>;

/** A video as a client writes it: the server sets the timestamps. */
export type NewVideo = Omit<Video, 'created' | 'updatedDate'>;

/** Parses a stored video; in older documents the document's id and `video_id` differ (decision D4). */
export function parseVideo(id: string, data: unknown): Video {
  const video = readVideoFields(data);
  return { ...video, id, firestoreID: id, video_id: video.video_id || id };
}

/** The score or time of a ride; undefined when it has none. */
export function getRideResult(
  video: Pick<Video, 'event_type' | 'score' | 'time'>,
): { scoring: Scoring; value: number } | undefined {
  const scoring = getScoring(video.event_type);
  const value = video[scoring];
  return value === null ? undefined : { scoring, value };
}

/** A person as a video names them. */
export interface NamedPerson {
  id: string;
  name: string;
}

/** Who rides: the tagged contestants, or else the contestant whose video it is. */
export function getRiders(
  video: Pick<Video, 'contestants_id' | 'contestants_names' | 'account_upload' | 'user_id' | 'user_name'>,
): NamedPerson[] {
  if (video.contestants_id.length > 0)
    return video.contestants_id.map((id, index) => ({ id, name: video.contestants_names[index] ?? '' }));
  const isOwnRide = parseAccountType(video.account_upload) === 'contestant';
  return isOwnRide ? [{ id: video.user_id, name: video.user_name }] : [];
}

type NamedFields = Pick<
  Video,
  | 'user_id'
  | 'user_name'
  | 'tagged_animal_contractor_id'
  | 'contractor_name'
  | 'contestants_id'
  | 'contestants_names'
>;

/**
 * A video with the name that a person has now. A video copies names when it is published, and a later change of the name
 * does not rewrite it (decision D28).
 */
export function withCurrentName<V extends NamedFields>(video: V, person: User): V {
  const name = getDisplayName(person);
  return {
    ...video,
    user_name: video.user_id === person.id ? name : video.user_name,
    contractor_name: video.tagged_animal_contractor_id === person.id ? name : video.contractor_name,
    contestants_names: video.contestants_names.map((stored, index) =>
      video.contestants_id[index] === person.id ? name : stored,
    ),
  };
}

/** The video with the animal's current name and brand where it is tagged (decision D28). */
export function withCurrentAnimal<V extends Pick<Video, 'animal_id' | 'animal_name' | 'animal_brand'>>(
  video: V,
  { id, name, brand }: Pick<Animal, 'id' | 'name' | 'brand'>,
): V {
  return video.animal_id === id ? { ...video, animal_name: name, animal_brand: brand } : video;
}

/** Whether title, location, or the animal's name or brand contains `text`, ignoring case. */
export function videoMatchesText(video: Video, text: string): boolean {
  const searchText = text.trim().toLowerCase();
  return [video.title, video.location, video.animal_name, video.animal_brand].some((field) =>
    field.toLowerCase().includes(searchText),
  );
}

/** The details of a ride, which can be edited later. */
export interface RideDetails {
  title: string;
  location: string;
  /** Whole seconds since the epoch, midnight UTC. */
  eventDate: number;
  eventId: number;
  /** Points or seconds, depending on the event; null when there is none. */
  result: number | null;
  notes: string;
}

interface NewVideoInput extends RideDetails {
  /** One id for the document and its files (decision D4). */
  id: string;
  /** The owner. */
  account: User;
  uploaderId: string;
  animal: AnimalTag | undefined;
  contestants: readonly ContestantTag[];
  /** Seconds. */
  duration: number;
  thumbnailUrl: string;
}

/** The stored fields of the details; the event decides whether the result is a score or a time. */
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

/** The fields that a video copies from its tagged animal; empty without one. */
export function toAnimalFields(animal: AnimalTag | undefined) {
  return {
    animal_id: animal?.id ?? '',
    animal_name: animal?.name ?? '',
    animal_brand: animal?.brand ?? '',
    tagged_animal_contractor_id: animal?.contractor ?? '',
    contractor_name: animal?.contractor_name ?? '',
  };
}

/** The fields that a video copies from its tagged contestants. */
export function toContestantFields(contestants: readonly ContestantTag[]) {
  return {
    contestants_id: contestants.map(({ id }) => id),
    contestants_names: contestants.map(({ name }) => name),
  };
}

/** The contestants of a video without one of them. */
export function withoutContestant(
  video: Pick<Video, 'contestants_id' | 'contestants_names'>,
  contestantId: string,
): Pick<Video, 'contestants_id' | 'contestants_names'> {
  const index = video.contestants_id.indexOf(contestantId);
  const isOther = (_value: string, position: number) => position !== index;
  return {
    contestants_id: video.contestants_id.filter(isOther),
    contestants_names: video.contestants_names.filter(isOther),
  };
}

/** What an edit changes. Tags that are left out keep their copied names, even if those are outdated. */
export type VideoChanges = ReturnType<typeof toDetailsFields> &
  Partial<ReturnType<typeof toAnimalFields>> &
  Partial<ReturnType<typeof toContestantFields>>;

/** Builds the document of an upload. The security rules compare the copied names and URLs with their sources. */
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
