import { env, isAppCheckOn } from '#src/config/env.ts';
import { addRequestHeaders } from '#src/data/request.ts';
import { fetchVideoDocument } from '#src/data/firestore-rest/public-videos.ts';
import {
  createReader,
  readInteger,
  readNumberOrText,
  readOptionalNumber,
  readText,
  readTexts,
} from '#src/domain/field-readers.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { getRideMarks, type RideMarks } from '#src/domain/ride-clock.ts';

export interface Ride {
  videoId: string;
  /** The rodeo. */
  title: string;
  /** Who rode what and how it ended; empty when that is not known. */
  headline: string;
  /** The URL of the thumbnail; empty when there is none. */
  poster: string;
  /** Of the ride clock, in seconds of the clip. */
  marks: RideMarks | undefined;
}

const readRide = createReader({
  title: readText,
  thumbnail_url: readText,
  video_id: readText,
  user_id: readText,
  user_name: readText,
  account_upload: readInteger,
  contestants_id: readTexts,
  contestants_names: readTexts,
  animal_name: readText,
  event_type: readInteger,
  score: readNumberOrText,
  time: readNumberOrText,
  ride_start: readOptionalNumber,
  ride_end: readOptionalNumber,
});

/** App Check is loaded only where it is on. */
async function fetchAppCheckHeaders(): Promise<Record<string, string>> {
  if (!isAppCheckOn || !env.appCheckKey) return {};
  const appCheck = await import('./embedded-app-check.ts');
  return appCheck.fetchAppCheckHeaders(env.appCheckKey);
}

addRequestHeaders(fetchAppCheckHeaders);

/**
 * Reads a video by its public id, which in older documents differs from the document's id.
 *
 * @returns undefined when it does not exist
 * @throws Error when the server cannot be reached or refuses
 */
export async function fetchRide(videoId: string): Promise<Ride | undefined> {
  const document = await fetchVideoDocument(videoId);
  if (!document) return undefined;
  const ride = readRide(document.fields);
  const { title, thumbnail_url, video_id } = ride;
  return {
    videoId: video_id || videoId,
    title,
    headline: getRideHeadline(ride),
    poster: thumbnail_url,
    marks: getRideMarks(ride),
  };
}
