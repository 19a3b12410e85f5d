import * as z from 'zod/mini';
import { scoringOf, type Scoring } from './rodeo-event.ts';
import { flag, instant, mark, quantity, text, texts, wholeNumber } from './read.ts';

const videoDocument = z.object({
  id: text,
  video_id: text,
  user_id: text,
  user_name: text,
  /** The uploader's account type: 1 contractor, 2 contestant. */
  account_upload: wholeNumber,
  contractor_id: text,
  /** The rodeo, for example Cheyenne Frontier Days. */
  title: text,
  location: text,
  /** Whole seconds since the epoch, midnight UTC of the day; shown in UTC. */
  event_date: wholeNumber,
  event_type: wholeNumber,
  score: mark,
  /** Seconds. */
  time: mark,
  notes: text,
  created: instant,
  /** Seconds. */
  duration: quantity,
  thumbnail_url: text,
  animal_id: text,
  animal_name: text,
  animal_brand: text,
  tagged_animal_contractor_id: text,
  contractor_name: text,
  contestants_id: texts,
  contestants_names: texts,
  ride_of_the_week: flag,
  edited: flag,
  updatedDate: instant,
  firestoreID: text,
  created_by: text,
});

export type Video = z.infer<typeof videoDocument>;

/** What a client writes: the server sets the times. */
export type NewVideo = Omit<Video, 'created' | 'updatedDate'>;

/** Reads a stored video; in older documents the document's id and `video_id` differ (decision D4). */
export function readVideo(id: string, data: unknown): Video {
  const video = videoDocument.parse(data);
  return { ...video, id, firestoreID: id, video_id: video.video_id || id };
}

/** What the back number shows: the score or the time of the ride, or nothing when there is neither. */
export function resultOf(
  video: Pick<Video, 'event_type' | 'score' | 'time'>,
): { scoring: Scoring; value: number } | undefined {
  const scoring = scoringOf(video.event_type);
  const value = video[scoring];
  return value === null ? undefined : { scoring, value };
}

/** Whether a ride is meant by what somebody typed, in capitals or not: by title, place, or the animal's name or brand. */
export function videoMatches(video: Video, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [video.title, video.location, video.animal_name, video.animal_brand].some((told) =>
    told.toLowerCase().includes(wanted),
  );
}
