import { env } from './env.ts';

/* URLs for requests without an SDK: public files, and the requests of the embed page. */

function storageObjectsUrl(): string {
  const origin = env.emulators.storage
    ? `http://${env.emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${env.firebase.storageBucket}/o`;
}

/**
 * The download URL of a public file in Cloud Storage
 * (https://firebase.google.com/docs/storage/web/download-files). Public files need no token.
 */
export function fileUrl(path: string): string {
  return `${storageObjectsUrl()}/${encodeURIComponent(path)}?alt=media`;
}

/** The URL that starts a resumable upload to a path of Cloud Storage. */
export const fileUploadUrl = (path: string) => `${storageObjectsUrl()}?name=${encodeURIComponent(path)}`;

/** The storage path of a clip; the extension is .mov whatever the container (decision D4). */
export const clipPath = (videoId: string) => `videos/${videoId}.mov`;

/** The storage path of a light file beside a clip (`src/domain/clip-file.ts`). */
export const lightFilePath = (videoId: string, file: string) => `videos/${videoId}/${file}`;

/** The download URL of a clip or of a rendition. */
export const clipUrl = (videoId: string, file: number | 'original' = 'original') =>
  fileUrl(file === 'original' ? clipPath(videoId) : lightFilePath(videoId, `${file}.mp4`));

/** The base URL of Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest). */
export function firestoreDocumentsUrl(): string {
  const { firestore } = env.emulators;
  const origin = firestore ? `http://${firestore}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${env.firebase.projectId}/databases/(default)/documents`;
}

/**
 * The REST URL of a value in the Realtime Database (https://firebase.google.com/docs/reference/rest/database).
 *
 * @param databaseUrl of another instance than that of the counters
 */
export function realtimeDatabaseUrl(path: string, databaseUrl = env.firebase.databaseURL): string {
  const { database } = env.emulators;
  const name = `${env.firebase.projectId}-default-rtdb`;
  if (database) return `http://${database}/${path}.json?ns=${name}`;
  const { origin } = new URL(databaseUrl ?? `https://${name}.firebaseio.com`);
  return `${origin}/${path}.json`;
}
