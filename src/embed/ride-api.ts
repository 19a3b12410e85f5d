import { fetchVideoDocument } from '#src/data/firestore-rest/public-videos.ts';
import { createReader, readBoolean, readText } from '#src/domain/field-readers.ts';
import type { StoredFields } from '#src/data/plain-data.ts';
import { addAppCheckHeaders } from './add-app-check-headers.ts';

export interface Ride {
  videoId: string;
  /** The rodeo. */
  title: string;
  /** The URL of the thumbnail; empty when there is none. */
  poster: string;
  /** Everything that is stored, for `ride-details.ts`. */
  fields: StoredFields;
}

const readRide = createReader({
  title: readText,
  thumbnail_url: readText,
  video_id: readText,
  hard_to_watch: readBoolean,
});

addAppCheckHeaders();

/**
 * Reads a video by its public id, which in older documents differs from the document's id.
 *
 * @returns undefined when it does not exist
 * @throws Error when the server cannot be reached or refuses
 */
export async function fetchRide(videoId: string): Promise<Ride | undefined> {
  const document = await fetchVideoDocument(videoId);
  if (!document) return undefined;
  const { title, thumbnail_url, video_id, hard_to_watch } = readRide(document.fields);
  const poster = hard_to_watch ? '' : thumbnail_url;
  return { videoId: video_id || videoId, title, poster, fields: document.fields };
}
