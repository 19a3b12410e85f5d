import { env } from './env.ts';

/*
 * Where the services answer plain requests: files that are public, and what the page inside other people's frames
 * asks for without an SDK.
 */

/**
 * Public files need no token and no request before they are shown. It is the download address of Firebase Storage
 * (https://firebase.google.com/docs/storage/web/download-files).
 */
export function fileUrl(path: string): string {
  const origin = env.emulators.storage
    ? `http://${env.emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  const bucket = env.firebase.storageBucket;
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Where a video's clip is stored; it keeps the name .mov whatever container it holds (decision D4). */
export const clipPath = (videoId: string) => `videos/${videoId}.mov`;

/** The clip of a video. */
export const clipUrl = (videoId: string) => fileUrl(clipPath(videoId));

/** Where Firestore answers requests about documents (https://firebase.google.com/docs/firestore/reference/rest). */
export function firestoreDocumentsUrl(): string {
  const { firestore } = env.emulators;
  const origin = firestore ? `http://${firestore}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${env.firebase.projectId}/databases/(default)/documents`;
}

/** Where the Realtime Database answers requests about a value (https://firebase.google.com/docs/reference/rest/database). */
export function realtimeDatabaseUrl(path: string): string {
  const { database } = env.emulators;
  const name = `${env.firebase.projectId}-default-rtdb`;
  if (database) return `http://${database}/${path}.json?ns=${name}`;
  const { origin } = new URL(env.firebase.databaseURL ?? `https://${name}.firebaseio.com`);
  return `${origin}/${path}.json`;
}
