// The URLs of pictures that are missing. They are kept for the page, so that each is requested only once.
const missingPictures = new Set<string>();

/** The first of these URLs that may exist; the last one is always tried. */
export const findPicture = (urls: readonly string[]): string | undefined =>
  urls.find((url) => !missingPictures.has(url)) ?? urls.at(-1);

/** Remembers that a picture could not be shown. Without a connection that says nothing. */
export function noteMissingPicture(url: string): void {
  if (navigator.onLine) missingPictures.add(url);
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
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } catch {
    noteMissingPicture(url);
    return video.getAttribute('poster') === url
      ? showPoster(video, urls.slice(urls.indexOf(url) + 1))
      : undefined;
  }
}
