import { fileUrl } from '#src/config/service-urls.ts';

/*
 * A new photo replaces the previous one under the same path, and an open page keeps showing the cached one. The URL
 * returned by the upload has a new token, so it shows the new photo immediately.
 */
const newPhotoUrls = new Map<string, string>();

/** Makes `profilePhotoUrl` return the URL of a photo that was just uploaded. */
export function cacheNewPhotoUrl(userId: string, url: string): void {
  newPhotoUrls.set(userId, url);
}

/** The URL of a profile photo, which may not exist. */
export const profilePhotoUrl = (userId: string) =>
  newPhotoUrls.get(userId) ?? fileUrl(profilePhotoPath(userId));

/** The URL of a profile photo; the one stored in the profile changes with each photo. */
export const userPhotoUrl = (user: { id: string; photo_url: string }) =>
  user.photo_url || profilePhotoUrl(user.id);

/** The storage path of a profile photo, always a JPEG (decision D31). */
export const profilePhotoPath = (userId: string) => `users/${userId}/profile.jpg`;

/** The storage path of a thumbnail. */
export const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

/** The URL of a thumbnail, which may not exist. */
export const thumbnailUrl = (videoId: string) => fileUrl(thumbnailPath(videoId));

/** The storage path of an animal's picture. */
export const animalPicturePath = (animalId: string) => `animals/${animalId}/profile.jpg`;
