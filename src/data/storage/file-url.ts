import { fileUrl } from '#src/config/service-urls.ts';

/*
 * A new photo takes the place of the one before it, under the same path; browsers ask again for it when a page is
 * loaded anew, but a page goes on showing what it has. The address that an upload gave leads to the new one at once.
 */
const newPhotoUrls = new Map<string, string>();

/** Shows a photo that has just been uploaded wherever this page shows that person. */
export function cacheNewPhotoUrl(userId: string, address: string): void {
  newPhotoUrls.set(userId, address);
}

/** The picture of a person, whether there is one or not. */
export const profilePhotoUrl = (userId: string) =>
  newPhotoUrls.get(userId) ?? fileUrl(profilePhotoPath(userId));

/** The picture of a person whose profile is known: its address changes with each photo. */
export const userPhotoUrl = (user: { id: string; photo_url: string }) =>
  user.photo_url || profilePhotoUrl(user.id);

/** Where the photo of a profile is stored (decision D31: always a JPEG). */
export const profilePhotoPath = (userId: string) => `users/${userId}/profile.jpg`;

/** Where a video's thumbnail is stored. */
export const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

/** The thumbnail of a video, whether there is one or not. */
export const thumbnailUrl = (videoId: string) => fileUrl(thumbnailPath(videoId));

/** Where the picture of an animal is stored. */
export const animalPicturePath = (animalId: string) => `animals/${animalId}/profile.jpg`;
