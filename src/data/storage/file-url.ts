import { fileUrl } from '#src/config/service-urls.ts';

/*
 * A new photo replaces the previous one under the same path, and an open page keeps showing the cached one. The URL
 * returned by the upload has a new token, so it shows the new photo immediately: as long as the page is open, wherever
 * the photo is shown.
 */
const newPhotoUrls = new Map<string, string>();

/** Makes the functions below return the URL of a photo that was just uploaded. */
export function cacheNewPhotoUrl(userId: string, url: string): void {
  newPhotoUrls.set(userId, url);
}

interface UserPhoto {
  id: string;
  photo_url: string;
}

/** The URL of a profile photo; the one stored in the profile changes with each photo. The photo may not exist. */
export const userPhotoUrl = ({ id, photo_url }: UserPhoto) =>
  photo_url || (newPhotoUrls.get(id) ?? fileUrl(profilePhotoPath(id)));

/** The URLs of a profile photo at the size of a list, in order of preference: older photos have no small file. */
export function smallUserPhotoUrls({ id, photo_url }: UserPhoto): string[] {
  const url = userPhotoUrl({ id, photo_url });
  const token = /[?&]token=([\w-]+)/.exec(url)?.[1];
  // The small file keeps its path too.
  const version = token ? `&photo=${token}` : '';
  return [fileUrl(smallPhotoPath(id)) + version, url];
}

/** The URLs of an account's small photo when its profile is not loaded. */
export const smallPhotoUrls = (userId: string) => smallUserPhotoUrls({ id: userId, photo_url: '' });

/** The storage path of a profile photo, always a JPEG (decision D31). */
export const profilePhotoPath = (userId: string) => `users/${userId}/profile.jpg`;

/** The storage path of a profile photo at the size of a list. */
export const smallPhotoPath = (userId: string) => `users/${userId}/profile-small.jpg`;

/** The storage path of a thumbnail. */
export const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

/** The URL of a thumbnail, which may not exist. */
export const thumbnailUrl = (videoId: string) => fileUrl(thumbnailPath(videoId));

/** The storage path of an animal's picture. */
export const animalPicturePath = (animalId: string) => `animals/${animalId}/profile.jpg`;
