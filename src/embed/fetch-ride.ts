import { env } from '#src/config/env.ts';
import { firestoreDocumentsUrl } from '#src/config/service-urls.ts';

/** What the page shows of a video. */
export interface Ride {
  videoId: string;
  title: string;
  /** Empty when there is no picture. */
  poster: string;
}

const requestedFields = ['title', 'thumbnail_url', 'video_id'];

/** In milliseconds; nobody looks at a loading sign for longer. */
const requestTimeoutMs = 20_000;

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** A member of an answer that may lack it. */
const getMember = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/**
 * Reads a document as Firestore's REST interface writes it. A missing field counts as empty.
 *
 * @param asked the id that was asked for, which stands for a `video_id` that is missing
 */
export function parseRide(document: unknown, asked: string): Ride {
  const text = (name: string) => {
    const value = getMember(getMember(getMember(document, 'fields'), name), 'stringValue');
    return typeof value === 'string' ? value : '';
  };
  return { videoId: text('video_id') || asked, title: text('title'), poster: text('thumbnail_url') };
}

/** @returns undefined where nothing is */
async function requestJson(path: string, query?: JsonObject): Promise<unknown> {
  const response = await fetch(`${firestoreDocumentsUrl()}${path}`, {
    signal: AbortSignal.timeout(requestTimeoutMs),
    ...(query && { method: 'POST', body: JSON.stringify(query) }),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

/**
 * Reads one video by its public id, which in older documents is not the document's own.
 *
 * @returns undefined when there is none
 * @throws Error when the server cannot be reached, or refuses
 */
export async function fetchRide(videoId: string): Promise<Ride | undefined> {
  const key = `key=${env.firebase.apiKey}`;
  const fields = requestedFields.map((name) => `mask.fieldPaths=${name}`).join('&');
  const direct = await requestJson(`/videos/${videoId}?${fields}&${key}`);
  if (direct) return parseRide(direct, videoId);
  const older = await requestJson(`:runQuery?${key}`, {
    structuredQuery: {
      select: { fields: requestedFields.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: 'videos' }],
      where: {
        fieldFilter: { field: { fieldPath: 'video_id' }, op: 'EQUAL', value: { stringValue: videoId } },
      },
      limit: 1,
    },
  });
  const found = Array.isArray(older) ? getMember(older[0], 'document') : undefined;
  return found === undefined ? undefined : parseRide(found, videoId);
}
