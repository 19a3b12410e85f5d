import { env, isAppCheckOn } from '#src/config/env.ts';
import { firestoreDocumentsUrl, realtimeDatabaseUrl } from '#src/config/service-urls.ts';

export interface Ride {
  videoId: string;
  title: string;
  /** The URL of the thumbnail; empty when there is none. */
  poster: string;
}

const requestedFields = ['title', 'thumbnail_url', 'video_id'];

const requestTimeoutMs = 20_000;

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const getMember = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/**
 * Parses a document of Firestore's REST API. Missing fields become empty.
 *
 * @param requestedId replaces a missing `video_id`
 * @internal exported for its test
 */
export function parseRide(document: unknown, requestedId: string): Ride {
  const getText = (name: string) => {
    const value = getMember(getMember(getMember(document, 'fields'), name), 'stringValue');
    return typeof value === 'string' ? value : '';
  };
  return {
    videoId: getText('video_id') || requestedId,
    title: getText('title'),
    poster: getText('thumbnail_url'),
  };
}

/** App Check is loaded only where it is on. */
async function fetchAppCheckHeaders(): Promise<Record<string, string>> {
  if (!isAppCheckOn || !env.appCheckKey) return {};
  const appCheck = await import('./app-check.ts');
  return appCheck.fetchAppCheckHeaders(env.appCheckKey);
}

/** @returns undefined for status 404 */
async function requestJson(path: string, body?: JsonObject): Promise<unknown> {
  const response = await fetch(`${firestoreDocumentsUrl()}${path}`, {
    signal: AbortSignal.timeout(requestTimeoutMs),
    headers: await fetchAppCheckHeaders(),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Firestore responded with status ${response.status}`);
  return response.json();
}

/**
 * Reads a video by its public id, which in older documents differs from the document's id.
 *
 * @returns undefined when it does not exist
 * @throws Error when the server cannot be reached or refuses
 */
export async function fetchRide(videoId: string): Promise<Ride | undefined> {
  const key = `key=${env.firebase.apiKey}`;
  const fields = requestedFields.map((name) => `mask.fieldPaths=${name}`).join('&');
  const document = await requestJson(`/videos/${videoId}?${fields}&${key}`);
  if (document) return parseRide(document, videoId);
  const results = await requestJson(`:runQuery?${key}`, {
    structuredQuery: {
      select: { fields: requestedFields.map((fieldPath) => ({ fieldPath })) },
      from: [{ collectionId: 'videos' }],
      where: {
        fieldFilter: { field: { fieldPath: 'video_id' }, op: 'EQUAL', value: { stringValue: videoId } },
      },
      limit: 1,
    },
  });
  const olderDocument = Array.isArray(results) ? getMember(results[0], 'document') : undefined;
  return olderDocument === undefined ? undefined : parseRide(olderDocument, videoId);
}

/** Counts one view (decision D18). Failures are ignored. */
export async function countView(videoId: string): Promise<void> {
  await fetch(realtimeDatabaseUrl(`videoViews/${videoId}`), {
    method: 'PUT',
    headers: await fetchAppCheckHeaders(),
    body: JSON.stringify({ '.sv': { increment: 1 } }),
    // Also sent when the page is closed right after playback has started.
    keepalive: true,
  }).catch(() => undefined);
}
