/** The URL of a thumbnail in Cloud Storage, up to its name. Its token is not that of other files. */
const thumbnailPattern = /^(.*\/o\/videos%2F([\w-]+)%2F)\2[.]png(?:[?].*)?$/;

/**
 * The URLs of a picture in order of preference. Beside the thumbnail of a ride is its poster, which is much lighter and may
 * be missing (`clip-file.ts`); other pictures have one URL.
 *
 * @param url as it is stored; empty when there is no picture
 */
export function listPictureUrls(url: string): string[] {
  if (url === '') return [];
  const [, folder] = thumbnailPattern.exec(url) ?? [];
  return folder === undefined ? [url] : [`${folder}poster.jpg?alt=media`, url];
}
