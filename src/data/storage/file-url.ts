import { env } from '#src/config/env.ts';

/*
 * Clips and pictures are public, so their address needs no token and no request. It is the download address
 * of Firebase Storage (https://firebase.google.com/docs/storage/web/download-files).
 */
function fileUrl(path: string): string {
  const origin = env.emulators.storage
    ? `http://${env.emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  const bucket = env.firebase.storageBucket;
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The clip of a video; it keeps the name .mov whatever container it holds (decision D4). */
export const clipUrl = (videoId: string) => fileUrl(clipPath(videoId));

/*
 * A new photo takes the place of the one before it, under the same path; browsers ask again for it when a page is
 * loaded anew, but a page goes on showing what it has. The address that an upload gave leads to the new one at once.
 */
const newPhotos = new Map<string, string>();

/** Shows a photo that has just been uploaded wherever this page shows that person. */
export function rememberNewPhoto(userId: string, address: string): void {
  newPhotos.set(userId, address);
}

/** The picture of a person, whether there is one or not. */
export const profilePhotoUrl = (userId: string) => newPhotos.get(userId) ?? fileUrl(profilePhotoPath(userId));

/** The picture of a person whose profile is known: its address changes with each photo. */
export const userPhotoUrl = (user: { id: string; photo_url: string }) =>
  user.photo_url || profilePhotoUrl(user.id);

/** Where the photo of a profile is stored (decision D31: always a JPEG). */
export const profilePhotoPath = (userId: string) => `users/${userId}/profile.jpg`;

/** Where a video's clip is stored. */
export const clipPath = (videoId: string) => `videos/${videoId}.mov`;

/** Where a video's thumbnail is stored. */
export const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;

/** The thumbnail of a video, whether there is one or not. */
export const thumbnailUrl = (videoId: string) => fileUrl(thumbnailPath(videoId));

/** Where the picture of an animal is stored. */
export const animalPicturePath = (animalId: string) => `animals/${animalId}/profile.jpg`;
