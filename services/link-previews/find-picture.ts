import { imageSize } from 'image-size';
import { fileUrl } from '#src/config/service-urls.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import type { Video } from '#src/domain/video.ts';
import type { Size } from './page-description.ts';

/** A picture that is there, with its size where that can be read. */
export interface Picture {
  readonly url: string;
  readonly size: Size | undefined;
}

/** Pictures that are there, which they stay as long as their rides. */
const foundPictures = new Map<string, Picture>();
const maxPictures = 10_000;
/** Tags do not wait longer for a lighter picture. */
const timeoutMs = 1000;
/** What stands before the size, in PNG files and in JPEG files of browsers. */
const headBytes = 4096;
/** Of the longer to the shorter side. */
const maxRatio = 4;
/** In pixels. */
const maxLength = 10_000;

function readSize(head: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    const ratio = width / height;
    // Whoever publishes writes the file: no film has another shape, and a player of it would have no width.
    if (!(ratio >= 1 / maxRatio && ratio <= maxRatio && Math.max(width, height) <= maxLength))
      return undefined;
    // From the fifth one on, pictures lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Rules let no new ride name another host, but older ones may. */
const isInStorage = (url: string) => URL.canParse(url) && new URL(url).origin === new URL(fileUrl('')).origin;

/** Asked before a tag names it, since its readers try no other picture. */
async function findFile(url: string, signal: AbortSignal): Promise<Picture | undefined> {
  const known = foundPictures.get(url);
  if (known) return known;
  try {
    const response = await fetch(url, { signal, headers: { range: `bytes=0-${headBytes - 1}` } });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    // A server may answer with the whole file.
    await reader?.cancel();
    if (!response.ok) return undefined;
    const picture = { url, size: readSize(value ?? new Uint8Array()) };
    if (foundPictures.size >= maxPictures) foundPictures.clear();
    foundPictures.set(url, picture);
    return picture;
  } catch {
    return undefined;
  }
}

/** The lightest picture of a ride that exists, or else the one that it names. @returns undefined when it has none */
export async function readPicture(
  ride: Pick<Video, 'thumbnail_url'> | undefined,
): Promise<Picture | undefined> {
  const [first, thumbnail] = listPictureUrls(ride?.thumbnail_url ?? '');
  if (first === undefined) return undefined;
  // One that is not in the bucket is not asked for.
  if (thumbnail === undefined || !isInStorage(first))
    return { url: ride?.thumbnail_url ?? first, size: undefined };
  const signal = AbortSignal.timeout(timeoutMs);
  const found = (await findFile(first, signal)) ?? (await findFile(thumbnail, signal));
  return found ?? { url: thumbnail, size: undefined };
}

/** The address of `readPicture`. */
export const findPicture = async (
  ride: Pick<Video, 'thumbnail_url'> | undefined,
): Promise<string | undefined> => (await readPicture(ride))?.url;
