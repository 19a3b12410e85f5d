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

/** The picture of a person, whether there is one or not. */
export const profilePhotoUrl = (userId: string) => fileUrl(profilePhotoPath(userId));

/** Where the photo of a profile is stored (decision D31: always a JPEG). */
export const profilePhotoPath = (userId: string) => `users/${userId}/profile.jpg`;

/** Where a video's clip is stored. */
export const clipPath = (videoId: string) => `videos/${videoId}.mov`;

/** Where a video's thumbnail is stored. */
export const thumbnailPath = (videoId: string) => `videos/${videoId}/${videoId}.png`;
