import { keptRidesCache, keptRidesMessage, keptSetPrefix } from '#src/config/kept-files.ts';
import { clipUrl } from '#src/config/service-urls.ts';
import { clipFiles } from '#src/domain/clip-file.ts';
import { getKeptName, parseKeptSet, type KeptSet, type KeptSource } from '#src/domain/kept-set.ts';
import type { Video } from '#src/domain/video.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { DataError } from '../data-error.ts';

/*
 * Rides that play without a connection: in one cache, which goes with the session, are the lightest file and the picture
 * of each, and what the sets are. The service worker plays from it (src/service-worker/kept-clips-route.ts).
 */

const openCache = () => caches.open(keptRidesCache);

/** One change at a time, of all tabs: what deletes unused files must not meet a set that is being kept. */
const withLock = <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('rodeo-reel.kept-rides', change);

const getSetUrl = (source: Pick<KeptSource, 'kind' | 'id'>) =>
  `${location.origin}${keptSetPrefix}${getKeptName(source)}`;

const isSetUrl = (url: string) => new URL(url).pathname.startsWith(keptSetPrefix);

/** Where the clip of a ride is kept, whichever of its files it is. */
const getKeptClipUrl = (videoId: string) => clipUrl(videoId, 360);

/** How many bytes a kept clip has; undefined where none is kept. Reading it for that would take as long as playing it. */
async function findClipSize(cache: Cache, videoId: string): Promise<number | undefined> {
  const kept = await cache.match(getKeptClipUrl(videoId));
  return kept && Number(kept.headers.get('content-length'));
}

const tellWorker = () => navigator.serviceWorker?.controller?.postMessage(keptRidesMessage);

/**
 * The sets that are kept, in the order of keeping.
 *
 * @throws DOMException when the browser denies storage
 */
export async function readKeptSets(): Promise<KeptSet[]> {
  if (!('caches' in globalThis) || !(await caches.has(keptRidesCache))) return [];
  const cache = await openCache();
  const requests = (await cache.keys()).filter(({ url }) => isSetUrl(url));
  const stored = await Promise.all(
    requests.map(async (request): Promise<unknown> => (await cache.match(request))?.json()),
  );
  return stored.map(parseKeptSet).filter((set) => set !== undefined);
}

async function storeSet(cache: Cache, set: KeptSet): Promise<void> {
  await cache.put(getSetUrl(set), Response.json(set));
  tellWorker();
}

/** Reads a body, and tells which part of it has arrived, from 0 to 1. */
async function readBody(response: Response, onProgress: (part: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  let loaded = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      onProgress(total > 0 ? Math.min(1, loaded / total) : 0);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter)).blob();
}

/** How long a file may stand still; other tabs wait meanwhile. */
const stallMs = 30_000;

/** The lightest file that there is of a clip; undefined when the ride was taken down. */
async function fetchLightest(
  videoId: string,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Blob | undefined> {
  const stall = new AbortController();
  const waitForMore = () => setTimeout(() => stall.abort(new DataError('too-slow')), stallMs);
  let timer = waitForMore();
  const handleProgress = (part: number) => {
    clearTimeout(timer);
    timer = waitForMore();
    onProgress(part);
  };
  const request = { signal: AbortSignal.any([signal, stall.signal]), credentials: 'omit' } as const;
  try {
    for (const file of clipFiles) {
      const response = await fetch(clipUrl(videoId, file), request);
      if (response.ok) return await readBody(response, handleProgress);
      if (response.status !== 404) throw new DataError('unexpected', response);
    }
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** @returns how many bytes the clip has; undefined when there is none */
async function keepClip(
  cache: Cache,
  videoId: string,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<number | undefined> {
  const kept = await findClipSize(cache, videoId);
  if (kept !== undefined) return kept;
  const clip = await fetchLightest(videoId, signal, onProgress);
  if (!clip) return undefined;
  const headers = { 'content-type': 'video/mp4', 'content-length': String(clip.size) };
  await cache.put(getKeptClipUrl(videoId), new Response(clip, { headers }));
  return clip.size;
}

/** A ride without its picture is kept as well. */
async function keepPicture(cache: Cache, urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) {
    const response = await fetch(url, { signal, credentials: 'omit' }).catch(() => undefined);
    signal.throwIfAborted();
    if (response?.ok) return cache.put(url, response);
  }
}

interface KeepOptions {
  signal: AbortSignal;
  /** Is told which part of all is there, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Keeps rides until they are removed or the member logs out. Files of an earlier attempt are not loaded again.
 *
 * @returns what is kept, without rides that were taken down
 * @throws DataError when there is no connection, or nothing arrives for half a minute, DOMException `QuotaExceededError` when the device is full, the reason of
 * the signal when it is aborted
 */
export const keepRides = (
  source: KeptSource,
  videos: readonly Video[],
  options: KeepOptions,
): Promise<KeptSet> => withLock(() => keep(source, videos, options));

async function keep(
  source: KeptSource,
  videos: readonly Video[],
  { signal, onProgress }: KeepOptions,
): Promise<KeptSet> {
  signal.throwIfAborted();
  // Else a browser that runs out of space may delete them, just when they are needed.
  void navigator.storage?.persist?.().catch(() => undefined);
  const cache = await openCache();
  const kept: Video[] = [];
  let bytes = 0;
  for (const [index, video] of videos.entries()) {
    const size = await keepClip(cache, video.video_id, signal, (part) =>
      onProgress((index + part) / videos.length),
    );
    if (size !== undefined) {
      await keepPicture(cache, listPictureUrls(video.thumbnail_url), signal);
      kept.push(video);
      bytes += size;
    }
    onProgress((index + 1) / videos.length);
  }
  const set = { ...source, videos: kept, bytes };
  await storeSet(cache, set);
  return set;
}

/** Deletes the files that no set has. */
async function deleteUnused(cache: Cache): Promise<void> {
  const sets = await readKeptSets();
  const videos = sets.flatMap((set) => set.videos);
  const wanted = new Set(
    videos.flatMap(({ video_id, thumbnail_url }) => [
      getKeptClipUrl(video_id),
      ...listPictureUrls(thumbnail_url),
    ]),
  );
  const unused = (await cache.keys()).filter(({ url }) => !isSetUrl(url) && !wanted.has(url));
  await Promise.all(unused.map((request) => cache.delete(request)));
  tellWorker();
}

/** Removes a set, and the files of its rides that no other one has; also what an attempt to keep it has left. */
export const removeKeptSet = (source: Pick<KeptSource, 'kind' | 'id'>): Promise<void> =>
  withLock(async () => {
    const cache = await openCache();
    await cache.delete(getSetUrl(source));
    await deleteUnused(cache);
  });

async function sumBytes(cache: Cache, videos: readonly Video[]): Promise<number> {
  const sizes = await Promise.all(videos.map(({ video_id }) => findClipSize(cache, video_id)));
  return sizes.reduce<number>((sum, size = 0) => sum + size, 0);
}

/**
 * Removes rides that were taken down, and has the others as they are stored now.
 *
 * @param fetchRides reads those that exist of some ids
 * @throws whatever it throws; then nothing has changed
 */
export async function updateKeptSets(fetchRides: (ids: string[]) => Promise<Video[]>): Promise<void> {
  if (!(await caches.has(keptRidesCache))) return;
  await withLock(async () => {
    const sets = await readKeptSets();
    const found = await Promise.all(sets.map(({ videos }) => fetchRides(videos.map(({ id }) => id))));
    const cache = await openCache();
    for (const [index, set] of sets.entries()) {
      const videos = found[index] ?? [];
      if (videos.length === 0) await cache.delete(getSetUrl(set));
      else await storeSet(cache, { ...set, videos, bytes: await sumBytes(cache, videos) });
    }
    await deleteUnused(cache);
  });
}
