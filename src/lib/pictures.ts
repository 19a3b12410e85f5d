// The URLs of pictures that are missing. They are kept for the page, so that each is requested only once.
const missingPictures = new Set<string>();

/** The first of these URLs that may exist; the last one is always tried. */
export const findPicture = (urls: readonly string[]): string | undefined =>
  urls.find((url) => !missingPictures.has(url)) ?? urls.at(-1);

/** Remembers that a picture could not be shown. Without a connection that says nothing. */
export function noteMissingPicture(url: string): void {
  if (navigator.onLine) missingPictures.add(url);
}

/** @returns undefined where it is missing, which is remembered */
async function decodePicture(url: string): Promise<HTMLImageElement | undefined> {
  const picture = Object.assign(new Image(), { src: url });
  try {
    await picture.decode();
    return picture;
  } catch {
    noteMissingPicture(url);
    return undefined;
  }
}

/**
 * Shows a picture in place of a clip that has not started.
 *
 * @param urls in order of preference: each may be missing
 * @returns the picture once it is there; undefined when there is none, or another one is shown meanwhile
 */
export async function showPoster(
  video: HTMLVideoElement,
  urls: readonly string[],
): Promise<HTMLImageElement | undefined> {
  const url = findPicture(urls);
  if (url === undefined) return undefined;
  video.setAttribute('poster', url);
  const picture = await decodePicture(url);
  if (picture) return picture;
  return video.getAttribute('poster') === url
    ? showPoster(video, urls.slice(urls.indexOf(url) + 1))
    : undefined;
}

/** The first of these pictures that there is. @param urls in order of preference @returns undefined without one */
export async function loadPicture(urls: readonly string[]): Promise<HTMLImageElement | undefined> {
  const url = findPicture(urls);
  if (url === undefined) return undefined;
  return (await decodePicture(url)) ?? loadPicture(urls.slice(urls.indexOf(url) + 1));
}
