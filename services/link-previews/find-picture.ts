import { listPictureUrls } from '#src/lib/picture-urls.ts';
import type { Video } from '#src/domain/video.ts';

/** Pictures that are there, which they stay as long as their rides. */
const foundPictures = new Set<string>();
const maxPictures = 10_000;
/** Tags do not wait longer for a lighter picture. */
const timeoutMs = 1000;

/** Asked before a tag names it, since its readers try no other picture. Without `alt=media`, Cloud Storage sends metadata. */
async function isPictureThere(url: string): Promise<boolean> {
  if (foundPictures.has(url)) return true;
  const [address = ''] = url.split('?');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) return false;
  if (foundPictures.size >= maxPictures) foundPictures.clear();
  foundPictures.add(url);
  return true;
}

/** The lightest picture of a ride that exists. @returns undefined when it has none */
export async function findPicture(
  ride: Pick<Video, 'thumbnail_url'> | undefined,
): Promise<string | undefined> {
  const [first, thumbnail] = listPictureUrls(ride?.thumbnail_url ?? '');
  if (first === undefined || thumbnail === undefined) return first;
  return (await isPictureThere(first)) ? first : thumbnail;
}
