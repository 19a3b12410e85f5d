import { env } from '#src/config/env.ts';
import { documentsUrl } from '#src/config/service-addresses.ts';

/** What the page shows of a video. */
export interface Ride {
  videoId: string;
  title: string;
  /** Empty when there is no picture. */
  poster: string;
}

const shown = ['title', 'thumbnail_url', 'video_id'];

/** In milliseconds; nobody looks at a loading sign for longer. */
const longest = 20_000;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A member of an answer that may lack it. */
const inside = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/**
 * Reads a document as Firestore's REST interface writes it. A missing field counts as empty.
 *
 * @param asked the id that was asked for, which stands for a `video_id` that is missing
 */
export function readRide(document: unknown, asked: string): Ride {
  const text = (name: string) => {
    const value = inside(inside(inside(document, 'fields'), name), 'stringValue');
    return typeof value === 'string' ? value : '';
  };
  return { videoId: text('video_id') || asked, title: text('title'), poster: text('thumbnail_url') };
}

/** @returns undefined where nothing is */
async function ask(path: string, query?: Json): Promise<unknown> {
  const response = await fetch(`${documentsUrl()}${path}`, {
    signal: AbortSignal.timeout(longest),
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
  const fields = shown.map((name) => `mask.fieldPaths=${name}`).join('&');
  const direct = await ask(`/videos/${videoId}?${fields}&${key}`);
  if (direct) return readRide(direct, videoId);
  const older = await ask(`:runQuery?${key}`, {
    structuredQuery: {
      select: { fields: shown.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: 'videos' }],
      where: {
        fieldFilter: { field: { fieldPath: 'video_id' }, op: 'EQUAL', value: { stringValue: videoId } },
      },
      limit: 1,
    },
  });
  const found = Array.isArray(older) ? inside(older[0], 'document') : undefined;
  return found === undefined ? undefined : readRide(found, videoId);
}
