import * as z from 'zod/mini';
import { getScoring, type Scoring } from './rodeo-event.ts';
import {
  booleanField,
  timestampField,
  markField,
  numberField,
  stringField,
  stringListField,
  integerField,
} from './field-schemas.ts';

const videoDocumentSchema = z.object({
  id: stringField,
  video_id: stringField,
  user_id: stringField,
  user_name: stringField,
  /** The uploader's account type: 1 contractor, 2 contestant. */
  account_upload: integerField,
  contractor_id: stringField,
  /** The rodeo, for example Cheyenne Frontier Days. */
  title: stringField,
  location: stringField,
  /** Whole seconds since the epoch, midnight UTC of the day; shown in UTC. */
  event_date: integerField,
  event_type: integerField,
  score: markField,
  /** Seconds. */
  time: markField,
  notes: stringField,
  created: timestampField,
  /** Seconds. */
  duration: numberField,
  thumbnail_url: stringField,
  animal_id: stringField,
  animal_name: stringField,
  animal_brand: stringField,
  tagged_animal_contractor_id: stringField,
  contractor_name: stringField,
  contestants_id: stringListField,
  contestants_names: stringListField,
  ride_of_the_week: booleanField,
  edited: booleanField,
  updatedDate: timestampField,
  firestoreID: stringField,
  created_by: stringField,
});

export type Video = z.infer<typeof videoDocumentSchema>;

/** What a client writes: the server sets the times. */
export type NewVideo = Omit<Video, 'created' | 'updatedDate'>;

/** Reads a stored video; in older documents the document's id and `video_id` differ (decision D4). */
export function parseVideo(id: string, data: unknown): Video {
  const video = videoDocumentSchema.parse(data);
  return { ...video, id, firestoreID: id, video_id: video.video_id || id };
}

/** What the back number shows: the score or the time of the ride, or nothing when there is neither. */
export function getRideResult(
  video: Pick<Video, 'event_type' | 'score' | 'time'>,
): { scoring: Scoring; value: number } | undefined {
  const scoring = getScoring(video.event_type);
  const value = video[scoring];
  return value === null ? undefined : { scoring, value };
}

/** Whether a ride is meant by what somebody typed, in capitals or not: by title, place, or the animal's name or brand. */
export function videoMatchesText(video: Video, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [video.title, video.location, video.animal_name, video.animal_brand].some((told) =>
    told.toLowerCase().includes(wanted),
  );
}
