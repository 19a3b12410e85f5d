import { listPictureUrls } from '#src/lib/picture-urls.ts';
import type { Video } from '#src/domain/video.ts';

/** Posters that are there, which they stay as long as their rides. */
const foundPosters = new Set<string>();
const maxPosters = 10_000;
/** Tags do not wait longer for a lighter picture. */
const timeoutMs = 1000;

/** Asked before a tag names it, since its readers try no other picture. Without `alt=media`, Cloud Storage sends metadata. */
async function isPosterThere(url: string): Promise<boolean> {
  if (foundPosters.has(url)) return true;
  const [address = ''] = url.split('?');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) return false;
  if (foundPosters.size >= maxPosters) foundPosters.clear();
  foundPosters.add(url);
  return true;
}

/** The lightest picture of a ride that exists. @returns undefined when it has none */
export async function findPicture(ride: Video | undefined): Promise<string | undefined> {
  const [first, thumbnail] = listPictureUrls(ride?.thumbnail_url ?? '');
  if (first === undefined || thumbnail === undefined) return first;
  return (await isPosterThere(first)) ? first : thumbnail;
}
