import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { parseVideoLink } from '#src/config/video-link.ts';
import { toPlainData } from '#src/data/plain-data.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { lightFiles } from '#src/domain/clip-file.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { InputError } from '../command-line.ts';

/**
 * Finds a video by its link, its public id or its document's id.
 *
 * @returns undefined when there is none
 * @throws InputError when it is not a link or an id
 */
export async function findVideoIfAny(app: App, linkOrId: string): Promise<Video | undefined> {
  const id = parseVideoLink(linkOrId);
  if (!isDocumentId(id)) throw new InputError(`"${linkOrId}" is neither a link to a video nor its id.`);
  const videos = getFirestore(app).collection('videos');
  const snapshot = await videos.doc(id).get();
  const fields = snapshot.data();
  if (fields) return parseVideo(id, toPlainData(fields));
  const [older] = (await videos.where('video_id', '==', id).limit(1).get()).docs;
  return older && parseVideo(older.id, toPlainData(older.data()));
}

/** @throws InputError when there is none */
export async function findVideo(app: App, linkOrId: string): Promise<Video> {
  const video = await findVideoIfAny(app, linkOrId);
  if (!video) throw new InputError(`There is no video "${linkOrId}".`);
  return video;
}

/** What tells a video from others, besides its id. */
export const getVideoName = ({ title, user_name }: Video) => `"${title}" by ${user_name}`;

export const describeVideo = (video: Video) => `${getVideoName(video)} (${video.id})`;

/** The clip, the thumbnail and the light files of a video or of an upload. */
export const getVideoFileNames = (videoId: string) => [
  `videos/${videoId}.mov`,
  `videos/${videoId}/${videoId}.png`,
  ...lightFiles.map((file) => `videos/${videoId}/${file}`),
];
