import { parseAccountType } from './account-type.ts';
import {
  createReader,
  type Reader,
  readBoolean,
  readDay,
  readTimestamp,
  readNumberOrText,
  readNumber,
  readObject,
  readOptionalNumber,
  readText,
  readTexts,
  readInteger,
} from './field-readers.ts';

const detailsReaders = {
  /** The rodeo, for example Cheyenne Frontier Days. */
  title: readText,
  location: readText,
  /** Whole seconds since the epoch, midnight UTC of the day, shown in UTC; null in older videos without a day. */
  event_date: readDay,
  event_type: readInteger,
  score: readNumberOrText,
  /** Seconds, with the penalty. */
  time: readNumberOrText,
  /** See ride-outcome.ts; empty in videos of the mobile app, in older ones, and where it is not known. */
  result: readText,
  /** Seconds, see penalties.ts; 0 where there is none. */
  penalty: readInteger,
  notes: readText,
  /** Scored rides only (judged-ride.ts): the judges' points for each half, and the way out of the gate. */
  rider_marks: readOptionalNumber,
  animal_marks: readOptionalNumber,
  gate_turn: readText,
};

const readVideoFields = createReader({
  id: readText,
  video_id: readText,
  user_id: readText,
  user_name: readText,
  /** The stored account type of the owner: 1 contractor, 2 contestant. */
  account_upload: readInteger,
  contractor_id: readText,
  ...detailsReaders,
  created: readTimestamp,
  /** See rodeo.ts; empty in videos of the mobile app and in older ones. */
  rodeo_id: readText,
  /** Seconds. */
  duration: readNumber,
  /** Seconds of the clip: when the gate opens and when the ride ends; null unless both are marked (ride-clock.ts). */
  ride_start: readOptionalNumber,
  ride_end: readOptionalNumber,
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

export type Video = ReturnType<typeof readVideoFields> & {
  /** The id of the first film of the same ride, where it is another and known (ride-link.ts). No document stores it. */
  first_film?: string;
  /**
   * True where somebody may have been hurt: the ride is covered until somebody chooses to watch it. Missing otherwise, and in
   * new videos. Such a ride has no `thumbnail_url`, so that nothing shows its picture.
   */
  hard_to_watch?: true;
};

/** What is said about a ride when it is published, and can be edited later. */
export type VideoDetails = Pick<Video, keyof typeof detailsReaders>;

/** Parses the details of a stored video; missing ones are empty. */
export const readVideoDetails: Reader<VideoDetails> = createReader(detailsReaders);

/** A video as a client writes it: the server sets the timestamps. */
export type NewVideo = Omit<Video, 'created' | 'updatedDate' | 'first_film' | 'hard_to_watch'>;

/** Parses a stored video; in older documents the document's id and `video_id` differ (decision D4). */
export function parseVideo(id: string, data: unknown): Video {
  const video = readVideoFields(data);
  return { ...video, id, firestoreID: id, video_id: video.video_id || id, ...readCover(data) };
}

/** What a video that is hard to watch has in place of its own fields. */
const readCover = (data: unknown): Partial<Pick<Video, 'hard_to_watch' | 'thumbnail_url'>> =>
  readObject(data)['hard_to_watch'] === true ? { hard_to_watch: true, thumbnail_url: '' } : {};

/** A person as a video names them. */
export interface NamedPerson {
  id: string;
  name: string;
}

/** Who rides, each once: the tagged contestants, or else the contestant whose video it is. */
export function getRiders(
  video: Pick<Video, 'contestants_id' | 'contestants_names' | 'account_upload' | 'user_id' | 'user_name'>,
): NamedPerson[] {
  const { contestants_id: ids, contestants_names: names } = video;
  if (ids.length > 0)
    return ids
      .map((id, index) => ({ id, name: names[index] ?? '' }))
      .filter(({ id }, index) => ids.indexOf(id) === index);
  const isOwnRide = parseAccountType(video.account_upload) === 'contestant';
  return isOwnRide ? [{ id: video.user_id, name: video.user_name }] : [];
}
